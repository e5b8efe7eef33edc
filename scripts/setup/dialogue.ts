import { createInterface } from 'node:readline/promises';
import { keyOfProblem, problemsOf } from './answers.ts';
import type { Answered, Answers } from './answers.ts';
import { questions } from './questions.ts';
import type { Question } from './questions.ts';

type Asking = (prompt: string) => Promise<string>;
/** What is wrong with answers besides what the schemas say, in lines such as those of {@link problemsOf}. */
type Examining = (answered: Answered) => Promise<readonly string[]>;

async function withTerminal<T>(talk: (ask: Asking) => Promise<T>): Promise<T> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return await talk((prompt) => terminal.question(prompt));
  } finally {
    terminal.close();
  }
}

function promptOf({ ask, required, otherwise }: Question, former: string): string {
  if (former !== '') return `${ask} [${former}]: `;
  if (required) return `${ask}: `;
  return `${ask} (${otherwise ?? 'none'} if empty): `;
}

/** Asks until every answer can be used: at first all questions, then those whose answers cannot. `-` takes an answer away. */
export async function untilUsable(
  ask: Asking,
  say: (line: string) => void,
  examine: Examining = () => Promise.resolve([]),
): Promise<Answered> {
  let open: readonly Question[] = questions;
  let answers: Answers = {};
  while (open.length > 0) {
    for (const question of open) {
      const former = answers[question.key] ?? '';
      const given = (await ask(promptOf(question, former))).trim();
      answers = { ...answers, [question.key]: given === '-' ? '' : given || former };
    }
    const answered = { answers, settings: {}, branches: [] };
    const problems = [...problemsOf(answered), ...(await examine(answered))];
    if (problems.length === 0) break;
    say(`\nThese answers cannot be used:\n${problems.map((line) => `  ${line}`).join('\n')}\n`);
    const wrong = new Set(problems.map(keyOfProblem));
    const again = questions.filter(({ key }) => wrong.has(key));
    open = again.length > 0 ? again : questions;
  }
  return { answers, settings: {}, branches: [] };
}

/** Asks all questions at the terminal. */
export function askAll(examine: Examining): Promise<Answered> {
  return withTerminal((ask) => untilUsable(ask, (line) => console.log(line), examine));
}

/** Asks for a yes. */
export function confirm(question: string): Promise<boolean> {
  return withTerminal(async (ask) => /^y(es)?$/i.test((await ask(`${question} (yes/no) `)).trim()));
}
