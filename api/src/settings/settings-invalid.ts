/** Settings that cannot be used; the message is fit for a person at a terminal. */
export class SettingsInvalid extends Error {
  override readonly name = 'SettingsInvalid';
  /** One line each, which begins with the name of the setting where it is one. */
  readonly problems: readonly string[];

  constructor(...problems: readonly string[]) {
    super(problems.join('\n'));
    this.problems = problems;
  }
}
