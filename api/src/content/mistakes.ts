import type { RecordMistake } from '@clinic/contracts/content/records';

/**
 * What an import says of a mistake, by the name under which the editor in the browser knows it. `{}` stands for what it is
 * about.
 */
export const words = {
  required: 'is missing',
  empty: 'must not be empty',
  tooFew: 'must name one at least',
  unknown: 'is not a known field',
  slug: 'must be small letters, digits and single hyphens',
  latin: 'must be Latin letters, digits and hyphens',
  digits: 'must not be digits only: that would be read as an id',
  picture: 'must be a path such as articles/heart.svg, below images/',
  noPicture: 'there is no picture images/{}',
  day: 'must be a day such as 2026-11-02 or today-12',
  noDay: 'is a day that does not exist',
  link: 'must be a path of the site or an https:// address',
  time: 'must be a time such as 08:00',
  phone: 'must be a telephone number such as +966112345678',
  email: 'must be an e-mail address',
  halves: 'must be in halves, such as 4.5',
  decimals: 'must have {} decimals at most',
  language: 'must be a language tag such as ar',
  nothingShown: 'has nothing that may be shown',
  taken: '"{}" is also used',
  linkNeeded: 'is needed for a link',
  linkUnused: 'is not used with {}',
  morePrice: 'must be more than the price',
  endsBefore: 'must not be before {}',
  noDoctor: 'there is no doctor {}',
  noSpeciality: 'there is no speciality "{}"',
  noCategory: 'there is no category "{}"',
  noBranch: 'there is no branch "{}"',
  languageAddress: 'is the address of the list in that language',
  growing: 'must grow from result to result',
  reachesHighest: 'the last result must reach the highest sum, {}',
  neverReached: 'no sum of points leads to this result: sums are {}',
  twoAnswers: 'needs at least two answers of its own, or none',
  noAnswer: 'there is no answer with {} points',
  laterQuestion: 'must be the number of a later question',
  unreachable: 'no answer leads to this question',
  twoOptions: 'a choice needs at least two options, other kinds have none',
  answered: 'people have answered this survey, so only its texts may change',
  ownTerm: 'is the term itself',
  beside: 'is missing beside the other one',
  stillPosted: 'stored posts still belong to the category "{}", which is gone',
} as const satisfies Partial<Record<RecordMistake, string>>;

/** A mistake in the words of an import. */
export const say = (mistake: keyof typeof words, about: string | number = ''): string =>
  words[mistake].replace('{}', () => String(about));

const patterns = Object.entries(words).map(([mistake, text]) => {
  const [before = '', after] = text.split('{}');
  return { mistake: mistake as keyof typeof words, before, after };
});

/** Which mistake the words of an import are about; `invalid` for what only an import knows. */
export function mistakeSaid(what: string): RecordMistake {
  const found = patterns.find(({ before, after }) =>
    after === undefined ? what === before : what.startsWith(before) && what.endsWith(after),
  );
  return found?.mistake ?? 'invalid';
}
