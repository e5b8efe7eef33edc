import type { AvailableDays, VisitKind } from '@clinic/contracts';
import { formatMinutes } from '@clinic/contracts/time';
import { RadioCards } from '../forms/index.ts';
import { pick, useLang } from '../i18n/index.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { Box } from '../ui/index.ts';

interface KindOfVisitProps {
  days: Pick<AvailableDays, 'kinds' | 'minutes'>;
  /** Undefined for the ordinary visit. */
  chosen: VisitKind | undefined;
  onChoose: (kind: VisitKind | undefined) => void;
}

/** What kind of visit it is to be, each with its length; nothing where the doctor has one kind only. */
export function KindOfVisit({ days: { kinds = [], minutes }, chosen, onChoose }: KindOfVisitProps) {
  const { t } = useTranslation('shared');
  const lang = useLang();
  if (kinds.length === 0 || minutes === undefined) return null;
  return (
    <Box sx={{ marginBlockEnd: 3 }}>
      <RadioCards
        name="kind"
        label={t('slots.kind')}
        min={180}
        value={String(chosen?.id ?? '')}
        onChange={(value) => onChoose(kinds.find(({ id }) => String(id) === value))}
        options={[
          { value: '', label: t('slots.ordinary'), text: formatMinutes(minutes, lang) },
          ...kinds.map((kind) => ({
            value: String(kind.id),
            label: pick(kind, 'name', lang),
            text: formatMinutes(kind.minutes, lang),
          })),
        ]}
      />
    </Box>
  );
}
