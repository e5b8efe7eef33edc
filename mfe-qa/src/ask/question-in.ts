/** What is sent for who asks without a name: the places of the request, and nothing in them. */
export const noContact = { user_name: '', user_email: '', user_phone: '' } as const;

/** The keywords in what was typed: commas of either script stand between them. */
export function tagsIn(text: string): string[] {
  return text
    .split(/[,،]/)
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '');
}

/** The question in a form, as its contract checks it; of who asks without a name only the question. */
export function questionIn(form: FormData): Record<string, unknown> {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  const proof = text('proof');
  const asked = {
    qa_specialty_id: text('qa_specialty_id'),
    question_title: text('question_title'),
    question_content: text('question_content'),
    tags: [...new Set(form.getAll('tags').flatMap((value) => (typeof value === 'string' ? tagsIn(value) : [])))],
    terms_accepted: form.get('terms_accepted') === 'on',
    ...(proof === '' ? {} : { proof }),
  };
  if (text('mode') === 'anonymous') return { ...asked, is_anonymous: true };
  return {
    ...asked,
    is_anonymous: false,
    user_name: text('user_name'),
    user_email: text('user_email'),
    user_phone: text('user_phone'),
  };
}
