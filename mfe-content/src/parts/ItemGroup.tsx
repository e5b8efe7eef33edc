import type { PageContent } from '@clinic/contracts/content';
import { pick, useLang } from '@clinic/kit/i18n';
import { isIconName } from '@clinic/kit/ui';
import { ContentItems } from './ContentItems.tsx';
import { ItemSheet } from './ItemSheet.tsx';
import { StepList } from './StepList.tsx';

interface ItemGroupProps {
  group: PageContent['groups'][number];
  /** Its place among the lists of the page: every other one is drawn as a sheet, so that not all look alike. */
  place: number;
}

/** Lists of which the order matters, by their id. */
const inOrder = ['steps', 'visit'];

/** A list of a written page: steps, cards or a sheet. */
export function ItemGroup({ group, place }: ItemGroupProps) {
  const lang = useLang();
  const title = pick(group, 'title', lang);
  const icon = group.icon !== null && isIconName(group.icon) ? group.icon : 'check';
  if (inOrder.includes(group.id)) return <StepList id={group.id} title={title} steps={group.items} />;
  if (place % 2 === 1) return <ItemSheet id={group.id} title={title} icon={icon} items={group.items} />;
  return <ContentItems id={group.id} title={title} icon={icon} items={group.items} />;
}
