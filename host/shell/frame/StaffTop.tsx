import { isFor } from '../app/admission.ts';
import { useHost } from '../app/host-context.ts';
import type { StaffFrameModule } from '../app/staff-frame.ts';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { ModalDialog } from './ModalDialog.tsx';
import { useVisible } from './NavigationLink.tsx';
import { UserMenu } from './UserMenu.tsx';

/** What stands above a page of the staff, made of what the frame has. */
export function StaffTop({ of: { Head } }: { of: StaffFrameModule }) {
  const pages = useVisible(useHost().catalogue.navigation());
  return (
    <Head
      pages={pages}
      isFor={isFor}
      tools={
        <>
          <LanguageSwitch />
          <UserMenu items={pages.filter(({ slot }) => slot === 'user')} />
        </>
      }
      Dialog={ModalDialog}
    />
  );
}
