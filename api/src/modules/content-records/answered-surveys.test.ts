import { storedRecords } from '../../content/stored-records.ts';
import { post } from '../../testing/forms.ts';
import { fillClinic } from '../../testing/content-folder.ts';
import { useContentRecords } from '../../testing/content-records.ts';
import { engines } from '../../testing/database.ts';

interface Question {
  kind: string;
  text_ar: string;
  text_en: string;
  options: { value: string; label_ar: string; label_en: string }[];
}

describe.each(engines)('a survey that people answer on %s', (engine) => {
  const { clinic, read, change, errorsOf } = useContentRecords(engine);
  const questionsOf = async () => (await read('surveys', 'survey-1')).record['questions'] as Question[];
  const ask = (questions: Question[]) => change('surveys', 'survey-1', { questions });

  test('changes in everything before the first of them, and afterwards in its texts alone', async () => {
    const questions = await questionsOf();
    const another = { ...questions[0], text_ar: 'سؤال آخر', text_en: 'Another question' } as Question;
    expect((await ask([...questions, another])).statusCode).toBe(200);
    expect((await ask(questions)).statusCode).toBe(200);
    expect((await post(clinic, '/api/surveys/1/start', undefined)).statusCode).toBe(201);

    const asked = await questionsOf();
    const withAt = (place: number, more: Partial<Question>) =>
      asked.map((one, at) => (at === place ? { ...one, ...more } : one));
    const { options = [] } = asked[1] ?? {};
    const [first, ...others] = options;
    const cases: [Question[], string[]][] = [
      [[...asked, another], ['record.questions']],
      [asked.slice(1), ['record.questions']],
      [withAt(0, { kind: 'text' }), ['record.questions.0.kind']],
      [withAt(1, { options: others }), ['record.questions.1.options']],
      [
        withAt(1, { options: options.map((one, at) => (at === 0 ? { ...one, value: 'early' } : one)) }),
        ['record.questions.1.options'],
      ],
      [
        asked.map((one, at) => (at === 0 ? (asked[2] ?? one) : at === 2 ? (asked[0] ?? one) : one)),
        ['record.questions.0.text_ar', 'record.questions.2.text_ar'],
      ],
    ];
    for (const [changed, fields] of cases)
      expect(errorsOf(await ask(changed))).toEqual(
        Object.fromEntries(fields.map((field) => [field, ['records.wrong.answered']])),
      );
    expect(await questionsOf()).toEqual(asked);

    const worded = withAt(1, {
      text_en: 'How long did you wait?',
      options: options.map((one) => (one === first ? { ...one, label_en: 'Not at all' } : one)).toReversed(),
    });
    expect((await ask(worded)).statusCode).toBe(200);
    expect(await questionsOf()).toEqual(worded);
  });

  test('is not given other questions by an import either', async () => {
    const [survey] = await storedRecords(clinic.database.db, 'surveys');
    const questions = (await questionsOf()).slice(1);
    const files = { 'surveys/after-visit.yaml': { ...survey?.record, questions } };
    await expect(fillClinic(clinic, files, { overwrite: true })).rejects.toThrow(
      'people have answered this survey, so only its texts may change',
    );
  });
});
