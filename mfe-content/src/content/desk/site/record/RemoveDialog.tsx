import type { RecordCollection } from '@clinic/contracts/content/records';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '@clinic/kit/dialogs';
import { useTranslation } from '@clinic/kit/i18n';
import { Button } from '@clinic/kit/ui';
import { wordsFor } from './public-page.ts';

/** Collections whose records others have visits or applications with: one that goes is closed. */
const closing: readonly RecordCollection[] = ['doctors', 'branches', 'jobs'];

interface RemoveDialogProps {
  collection: RecordCollection;
  onClose: () => void;
  onConfirm: () => void;
}

/** Asks once more before a record leaves the site. */
export function RemoveDialog({ collection, onClose, onConfirm }: RemoveDialogProps) {
  const { t } = useTranslation('content');
  const words = wordsFor(collection);
  return (
    <Dialog open onClose={onClose} aria-labelledby="remove-record" fullWidth maxWidth="sm">
      <DialogTitle id="remove-record">{t(`${words}.remove.title`)}</DialogTitle>
      <DialogContent>
        <p style={{ margin: 0 }}>
          {t(closing.includes(collection) ? 'desk.site.remove.closed' : `${words}.remove.text`)}
        </p>
      </DialogContent>
      <DialogActions>
        <Button variant="text" onClick={onClose}>
          {t('desk.cancel')}
        </Button>
        <Button color="error" onClick={onConfirm}>
          {t('desk.site.remove.confirm')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
