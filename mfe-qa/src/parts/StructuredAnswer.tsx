import { clinicCountry } from '@clinic/contracts';
import type { Lang } from '@clinic/contracts';
import type { AnswerDraft } from '@clinic/contracts/qa';
import { useTranslation } from '@clinic/kit/i18n';
import { Box, Icon, Ltr, Stack, Typography, UserText } from '@clinic/kit/ui';
import type { IconName } from '@clinic/kit/ui';
import { Paragraphs } from './Paragraphs.tsx';

interface StructuredAnswerProps {
  answer: AnswerDraft;
  /** The language in which the doctor wrote. */
  lang: Lang;
  /** Level of the headings of its parts. */
  level?: 3 | 4;
}

const icons = { at_home: 'home', come_in: 'calendar', emergency: 'alert' } as const satisfies Record<string, IconName>;
const parts = ['at_home', 'come_in', 'emergency'] as const;

/**
 * What a doctor wrote: the short answer in paragraphs, then what to do at home, when to come in, and when it is an
 * emergency, each only when it was written. A part is a list of its lines.
 */
export function StructuredAnswer({ answer, lang, level = 3 }: StructuredAnswerProps) {
  const { t } = useTranslation('qa');
  return (
    <Stack sx={{ gap: 2.5 }}>
      <div lang={lang}>
        <Paragraphs>{answer.answer_content}</Paragraphs>
      </div>
      {parts.map((part) => {
        const lines = linesOf(answer[part]);
        if (lines.length === 0) return null;
        return (
          <Box key={part} sx={{ ...frame, ...(part === 'emergency' ? alarming : {}) }}>
            <Typography variant="h4" component={`h${level}`} sx={heading}>
              <Icon name={icons[part]} size={22} />
              {t(`answer.parts.${part}`)}
            </Typography>
            <div lang={lang}>
              <Lines lines={lines} />
            </div>
            {part === 'emergency' && <Ambulance />}
          </Box>
        );
      })}
    </Stack>
  );
}

function linesOf(text: string | null): string[] {
  return (text ?? '')
    .split('\n')
    .map((line) => line.replace(/^\s*[-–•*]\s+/, '').trim())
    .filter((line) => line !== '');
}

/** A single line is no list. */
function Lines({ lines }: { lines: readonly string[] }) {
  const [only = '', ...more] = lines;
  if (more.length === 0) return <UserText>{only}</UserText>;
  return (
    <Box component="ul" dir="auto" sx={list}>
      {lines.map((line, index) => (
        <li key={index}>{line}</li>
      ))}
    </Box>
  );
}

function Ambulance() {
  const { t } = useTranslation('qa');
  const { ambulance: number } = clinicCountry.emergency;
  return (
    <Box component="p" sx={ambulance}>
      {t('answer.parts.call')}{' '}
      <a href={`tel:${number}`}>
        <Icon name="phone" size={20} />
        <Ltr>{number}</Ltr>
      </a>
    </Box>
  );
}

const frame = {
  padding: 2,
  paddingInlineStart: 2.5,
  borderRadius: '12px',
  borderInlineStart: '4px solid',
  borderColor: 'primary.light',
  backgroundColor: 'primary.soft',
};
const alarming = {
  borderColor: 'error.main',
  backgroundColor: 'error.soft',
  '& h3 svg, & h4 svg': { color: 'error.main' },
};
const heading = { display: 'flex', alignItems: 'center', gap: 1, margin: 0, marginBlockEnd: 1 };
const list = {
  display: 'grid',
  gap: 0.75,
  margin: 0,
  paddingInlineStart: 3,
  paddingInlineEnd: 0,
  overflowWrap: 'anywhere',
};
const ambulance = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1,
  margin: 0,
  marginBlockStart: 0.5,
  fontWeight: 600,
  '& a': { display: 'inline-flex', alignItems: 'center', gap: 0.75, minHeight: 44, color: 'error.main' },
};
