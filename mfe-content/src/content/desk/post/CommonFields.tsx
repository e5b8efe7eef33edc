import { fieldId, SelectField, TextField } from '@clinic/kit/forms';
import { formatDate } from '@clinic/contracts/time';
import { pick, useLang, useTranslation } from '@clinic/kit/i18n';
import { Box, Card, Stack } from '@clinic/kit/ui';
import { PicturePicker } from '../../../parts/pictures/PicturePicker.tsx';
import type { PartName } from './merge.ts';
import { partOf } from './merge.ts';
import type { Choices } from './post.data.ts';
import { usePartLabel } from '../../../parts/desk/use-part-label.ts';
import type { HelpModule } from './use-help.ts';
import { usePartWords } from './use-part-words.ts';
import type { Writing } from './use-writing.ts';

interface CommonFieldsProps {
  writing: Writing;
  choices: Choices;
  errors: Partial<Record<string, string>>;
  help: HelpModule | null;
}

/** What a post has once for both languages. */
export function CommonFields({ writing, choices, errors, help }: CommonFieldsProps) {
  const { t } = useTranslation('content');
  const lang = useLang();
  const label = usePartLabel();
  const wordsOf = usePartWords(choices);
  const { content, post, type } = writing;
  // Who has left reviews nothing more; the review of this post stays theirs.
  const left = choices.former_doctors.filter(({ id }) => id === content.reviewer || id === post.content.reviewer);
  const field = (name: PartName) => ({
    name,
    label: label(name),
    ...(errors[name] === undefined ? {} : { error: errors[name] }),
    value: String(partOf(content, name) ?? ''),
  });

  return (
    <Card>
      <Stack sx={{ gap: 2.5 }}>
        <Box sx={fields}>
          <SelectField
            {...field('category')}
            placeholder={t('desk.choose')}
            disabled={!post.may_write}
            options={choices.categories.map((one) => ({ value: one.slug, label: pick(one, 'name', lang) }))}
            onChange={({ target }) => type('category', target.value)}
          />
          <PicturePicker
            id={fieldId('image')}
            label={label('image')}
            value={content.image}
            error={errors['image']}
            readOnly={!post.may_write}
            onChange={(path) => type('image', path)}
          />
          <SelectField
            {...field('reviewer')}
            required={content.type === 'blog'}
            hint={
              content.reviewed_on === null
                ? undefined
                : t('desk.reviewedOn', { date: formatDate(content.reviewed_on, lang) })
            }
            placeholder={t('desk.nobody')}
            disabled={!post.may_write}
            options={[...choices.doctors, ...left].map(({ id }) => ({
              value: String(id),
              label: wordsOf('reviewer', id),
            }))}
            onChange={({ target }) => type('reviewer', target.value === '' ? null : Number(target.value))}
          />
          <TextField
            {...field('published_on')}
            type="date"
            required={false}
            hint={t('desk.hints.publishedOn')}
            readOnly={!post.may_write}
            onChange={({ target }) => type('published_on', target.value === '' ? null : target.value)}
          />
        </Box>
        {help !== null && <help.Remarks remarks={help.commonRemarks(content)} />}
      </Stack>
    </Card>
  );
}

const fields = {
  display: 'grid',
  gap: 2.5,
  alignItems: 'end',
  // Beside the picture, which is taller.
  '& > :first-of-type': { alignSelf: 'start' },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
} as const;
