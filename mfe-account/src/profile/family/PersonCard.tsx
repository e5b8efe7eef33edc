import { phoneText } from '@clinic/contracts';
import type { Relation } from '@clinic/contracts';
import type { Dependent } from '@clinic/contracts/account';
import { useLang, useTranslation } from '@clinic/kit/i18n';
import * as bookingPaths from '@clinic/contracts/booking/paths';
import { formatAge, formatDate, formatHijri } from '@clinic/contracts/time';
import { Box, Button, Card, Icon, LinkButton, Ltr, Typography } from '@clinic/kit/ui';

/** Relations whose card shows a child. */
const children: ReadonlySet<Relation> = new Set(['son', 'daughter', 'child']);

interface PersonCardProps {
  person: Dependent;
  /** The clinic's day, `YYYY-MM-DD`. */
  today: string;
  onEdit: () => void;
  onRemove: () => void;
}

/** Somebody of the family: who, how old, and what can be done for them. */
export function PersonCard({ person, today, onEdit, onRemove }: PersonCardProps) {
  const { t } = useTranslation('account');
  const lang = useLang();
  const { id, name, relation, birth_date, phone } = person;
  return (
    <Card>
      <Box sx={head}>
        <Box sx={badge}>
          <Icon name={children.has(relation) ? 'baby' : 'user'} size={28} />
        </Box>
        <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
          <Typography variant="h4" component="h2" sx={{ margin: 0, overflowWrap: 'anywhere' }}>
            <bdi dir="auto">{name}</bdi>
          </Typography>
          <Box sx={{ color: 'text.secondary' }}>
            {t('family.relationAndAge', {
              relation: t(`family.relations.${relation}`),
              age: formatAge(birth_date, today, lang),
            })}
          </Box>
          <Box sx={facts}>
            <span>
              {t('family.born')} <bdi>{formatDate(birth_date, lang)}</bdi> (<bdi>{formatHijri(birth_date, lang)}</bdi>)
            </span>
            {phone !== null && (
              <span>
                {t('family.phone')} <Ltr>{phoneText(phone)}</Ltr>
              </span>
            )}
          </Box>
        </Box>
      </Box>
      <Box sx={actions}>
        <LinkButton
          to={bookingPaths.start({ dependent: id })}
          variant="outlined"
          startIcon={<Icon name="calendar" size={20} />}
          aria-label={t('family.bookNamed', { name })}
        >
          {t('family.book')}
        </LinkButton>
        <Button variant="text" onClick={onEdit} aria-label={t('family.editNamed', { name })}>
          {t('family.edit')}
        </Button>
        <Button variant="text" color="error" onClick={onRemove} aria-label={t('family.removeNamed', { name })}>
          {t('family.remove')}
        </Button>
      </Box>
    </Card>
  );
}

const head = { display: 'flex', gap: 2, alignItems: 'flex-start' };

const badge = {
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 56,
  height: 56,
  borderRadius: '50%',
  backgroundColor: 'primary.soft',
  color: 'primary.main',
};

const facts = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2px 20px',
  marginBlockStart: 0.5,
  color: 'text.secondary',
  fontSize: '.9375rem',
};

const actions = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 12px',
  marginBlockStart: 2,
  paddingBlockStart: 2,
  borderBlockStart: '1px solid',
  borderColor: 'divider',
};
