import type { Received } from '@clinic/shared/contracts/content';
import type { z } from '@clinic/shared/contracts';
import type { Submission } from '@clinic/shared/forms';

/** What came of the contact form. */
export type ContactAction = Submission<z.infer<typeof Received>>;
