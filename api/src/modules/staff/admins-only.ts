import { roles } from '@clinic/contracts';
import type { Services } from '../../services.ts';
import { onlyRoles } from '../moderation/refusals.ts';

/** Route hook: refuses everybody but admins. */
export const adminsOnly = (services: Services) => onlyRoles(services, 'admin', (role) => role === roles.admin);
