import {
  Band,
  Breadcrumbs,
  Button,
  Card,
  CardGrid,
  Container,
  EmptyState,
  Icon,
  IconButton,
  LinkButton,
  LinkCard,
  Logo,
  LogoMark,
  Ltr,
  Pagination,
  Portrait,
  RelativeTime,
  Section,
  ShortNumber,
  SkeletonCards,
  SkeletonLines,
  StatusChip,
  Typography,
  UserText,
} from '@clinic/kit/ui';
import type { EmptyVariant, StatusTone } from '@clinic/kit/ui';
import { iconNames } from '../src/ui/icon-names.ts';
import type { Example } from './example.ts';

const tones: readonly StatusTone[] = ['neutral', 'primary', 'success', 'warning', 'error', 'info'];
const empty: readonly EmptyVariant[] = [
  'no-questions',
  'no-search-results',
  'no-category-questions',
  'no-answers',
  'error',
  'maintenance',
];
const bands = ['ground', 'paper', 'soft', 'deep'] as const;
const buttons: Example = {
  part: 'Button',
  states: {
    contained: ({ say }) => <Button>{say('احجز موعدًا', 'Book an appointment')}</Button>,
    accent: ({ say }) => <Button color="accent">{say('أكّد الحجز', 'Confirm the booking')}</Button>,
    outlined: ({ say }) => <Button variant="outlined">{say('التفاصيل', 'Details')}</Button>,
    text: ({ say }) => <Button variant="text">{say('إلغاء', 'Cancel')}</Button>,
    error: ({ say }) => <Button color="error">{say('ألغِ الموعد', 'Cancel the appointment')}</Button>,
    small: ({ say }) => <Button size="small">{say('تصفية', 'Filter')}</Button>,
    large: ({ say }) => <Button size="large">{say('ابدأ الآن', 'Start now')}</Button>,
    'full width': ({ say }) => <Button fullWidth>{say('سجّل الدخول', 'Sign in')}</Button>,
    'with icon': ({ say }) => <Button startIcon={<Icon name="calendar" />}>{say('التقويم', 'Calendar')}</Button>,
    disabled: ({ say }) => <Button disabled>{say('التالي', 'Next')}</Button>,
    loading: ({ say }) => <Button loading>{say('جارٍ الإرسال', 'Sending')}</Button>,
    'long text': ({ say }) => (
      <Button>
        {say(
          'أخبروني برسالة نصية حين يتوفّر موعد أقرب من موعدي الحالي مع الطبيب نفسه',
          'Send me a text message when an appointment with the same doctor opens up before mine',
        )}
      </Button>
    ),
  },
};

const links: Example = {
  part: 'LinkButton',
  states: {
    contained: ({ say }) => <LinkButton to="#link">{say('الأطباء', 'Doctors')}</LinkButton>,
    outlined: ({ say }) => (
      <LinkButton to="#link" variant="outlined" endIcon={<Icon name="arrow-end" />}>
        {say('كل العروض', 'All offers')}
      </LinkButton>
    ),
  },
};

const icons: Example = {
  part: 'Icon',
  states: {
    all: () => iconNames.map((name) => <Icon key={name} name={name} />),
    labelled: ({ say }) => <Icon name="info" label={say('معلومة', 'Information')} />,
    large: () => <Icon name="heart" size={48} />,
  },
};

const iconButtons: Example = {
  part: 'IconButton',
  states: {
    default: ({ say }) => (
      <IconButton aria-label={say('أغلق', 'Close')}>
        <Icon name="close" />
      </IconButton>
    ),
    primary: ({ say }) => (
      <IconButton color="primary" aria-label={say('القائمة', 'Menu')}>
        <Icon name="menu" />
      </IconButton>
    ),
    disabled: ({ say }) => (
      <IconButton disabled aria-label={say('أغلق', 'Close')}>
        <Icon name="close" />
      </IconButton>
    ),
  },
};

const cards: Example = {
  part: 'Card',
  states: {
    card: ({ say }) => <Card>{say('نص في بطاقة', 'Text in a card')}</Card>,
    grid: ({ say }) => (
      <CardGrid>
        {[1, 2, 3].map((id) => (
          <li key={id}>
            <LinkCard to="#card" title={say('طب الأسنان', 'Dentistry')} level={4}>
              {say('حشوات وتقويم وزراعة', 'Fillings, braces and implants')}
            </LinkCard>
          </li>
        ))}
      </CardGrid>
    ),
  },
};

const structure: Example = {
  part: 'Structure',
  states: {
    breadcrumbs: ({ say }) => (
      <Breadcrumbs
        crumbs={[
          { label: say('الرئيسية', 'Home'), to: '#home' },
          { label: say('الأطباء', 'Doctors'), to: '#doctors' },
        ]}
        current={say('د. ليلى القحطاني', 'Dr Layla Al Qahtani')}
      />
    ),
    section: ({ say }) => (
      <Section
        title={say('أحدث المقالات', 'Latest articles')}
        lead={say('يراجعها أطباؤنا.', 'Reviewed by our doctors.')}
        level={3}
        action={{ label: say('كل المقالات', 'All articles'), to: '#blogs' }}
      >
        <Typography>{say('محتوى القسم', 'Content of the section')}</Typography>
      </Section>
    ),
    ...Object.fromEntries(
      bands.map((tone): [string, Example['states'][string]] => [
        `band ${tone}`,
        ({ say }) => (
          <Band tone={tone}>
            <Container>
              <Typography color="inherit">{say('شريط بعرض الصفحة', 'A band across the page')}</Typography>
            </Container>
          </Band>
        ),
      ]),
    ),
  },
};

const pagination: Example = {
  part: 'Pagination',
  states: {
    first: () => <Pagination page={1} total={60} size={12} hrefFor={(page) => `#first-${page}`} />,
    middle: () => <Pagination page={6} total={240} size={12} hrefFor={(page) => `#middle-${page}`} />,
    last: () => <Pagination page={5} total={60} size={12} hrefFor={(page) => `#last-${page}`} />,
  },
};

const emptyStates: Example = {
  part: 'EmptyState',
  states: {
    ...Object.fromEntries(
      empty.map((variant): [string, Example['states'][string]] => [
        variant,
        () => <EmptyState variant={variant} action={{ to: '#next' }} />,
      ]),
    ),
    'own text': ({ say }) => (
      <EmptyState
        title={say('لا مواعيد قادمة', 'No upcoming appointments')}
        text={say('احجز موعدك الأول.', 'Book your first one.')}
        action={{ label: say('احجز موعدًا', 'Book an appointment'), to: '#book' }}
      />
    ),
  },
};

const chips: Example = {
  part: 'StatusChip',
  states: Object.fromEntries(
    tones.map((tone): [string, Example['states'][string]] => [
      tone,
      ({ say }) => <StatusChip tone={tone}>{say('مؤكد', 'Confirmed')}</StatusChip>,
    ]),
  ),
};

const skeletons: Example = {
  part: 'Skeletons',
  states: { lines: () => <SkeletonLines />, cards: () => <SkeletonCards count={3} /> },
};

const text: Example = {
  part: 'Text',
  states: {
    'left to right': () => <Ltr>+966 50 000 0011</Ltr>,
    'by a visitor': () => <UserText>ألم في الصدر chest pain منذ 3 أيام</UserText>,
    'short number': () => <ShortNumber value={5_900} />,
    'relative time': () => <RelativeTime instant="2026-11-20T09:00:00Z" now="2026-11-22T09:00:00Z" />,
  },
};

const marks: Example = {
  part: 'Logo and portrait',
  states: {
    logo: ({ say }) => <Logo name={say('عيادات نبض', 'Nabd Clinics')} />,
    mark: () => <LogoMark />,
    'portrait without a picture': ({ say }) => (
      <Portrait image={null} alt={say('صورة الطبيب', 'Portrait of the doctor')} />
    ),
    'portrait rounded': ({ say }) => (
      <Portrait image={null} alt={say('صورة الطبيب', 'Portrait of the doctor')} shape="rounded" />
    ),
  },
};

/** Every part of `@clinic/kit/ui` that stands in the page. */
export const uiExamples: readonly Example[] = [
  buttons,
  links,
  icons,
  iconButtons,
  cards,
  structure,
  pagination,
  emptyStates,
  chips,
  skeletons,
  text,
  marks,
];
