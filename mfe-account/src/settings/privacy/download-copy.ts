import { z } from '@clinic/contracts';
import { api } from '@clinic/kit/http';
import { clinicToday } from '@clinic/contracts/time';

/**
 * Has the browser save a copy of everything that is kept about the account. It is fetched like any other call and not
 * followed as a link, so that a refusal can be shown in words. Like a download it goes on when the page is left.
 * @throws {ApiError} RATE_LIMITED after five copies in a day
 */
export async function downloadCopy(): Promise<void> {
  const copy = await api.get('/api/account/export', z.unknown(), { signal: null });
  const file = URL.createObjectURL(new Blob([JSON.stringify(copy, null, 2)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = file;
  link.download = `account-${clinicToday(new Date())}.json`;
  link.click();
  URL.revokeObjectURL(file);
}
