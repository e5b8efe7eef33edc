/** A content folder that cannot be imported. The message has a line for every mistake. */
export class ContentInvalid extends Error {
  override readonly name = 'ContentInvalid';

  constructor(mistakes: readonly string[]) {
    super(mistakes.join('\n'));
  }
}
