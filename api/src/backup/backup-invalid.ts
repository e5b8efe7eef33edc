/** A backup that cannot be made, read or restored; the message is one sentence for a person at a terminal. */
export class BackupInvalid extends Error {
  override readonly name = 'BackupInvalid';
}
