import { useTranslation } from '@clinic/kit/i18n';
import { PageChoice } from './PageChoice.tsx';

/** Orders that have a name; `newest` is another word for `latest`. */
export type Order = 'latest' | 'newest' | 'oldest' | 'popular' | 'fit';

interface SortChoiceProps {
  options: readonly Order[];
  /** The present order; it may be one that is not offered here. */
  value: Order;
  hrefFor: (order: Order) => string;
}

/** The order of a list as links: they can be shared, and they work without script. */
export function SortChoice({ options, value, hrefFor }: SortChoiceProps) {
  const { t } = useTranslation('qa');
  return (
    <PageChoice
      label={t('sort.label')}
      options={options.map((order) => ({ to: hrefFor(order), label: t(`sort.${order}`), current: order === value }))}
    />
  );
}
