import { useId } from 'react';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '@clinic/kit/dialogs';
import { useTranslation } from '@clinic/kit/i18n';
import * as qaPaths from '@clinic/contracts/qa/paths';
import { useNavigate } from '@clinic/kit/routing';
import { Box, Button } from '@clinic/kit/ui';
import { CopyableCode } from '../parts/CopyableCode.tsx';
import type { Asked } from './ask.data.ts';

interface AskedDialogProps {
  asked: Asked;
  open: boolean;
  /** Back to the thank-you screen beneath. */
  onClose: () => void;
  /** A form without a letter in it. */
  onAnother: () => void;
}

/** Says that a question was taken, and asks what comes next. The code stands here too: who browses on leaves its page. */
export function AskedDialog({ asked, open, onClose, onAnother }: AskedDialogProps) {
  const { t } = useTranslation('qa');
  const navigate = useNavigate();
  const [title, text] = [useId(), useId()];
  return (
    <Dialog open={open} fullWidth maxWidth="sm" onClose={onClose} aria-labelledby={title} aria-describedby={text}>
      <DialogTitle id={title}>{t('ask.modal.title')}</DialogTitle>
      <DialogContent>
        <Box id={text} component="p" sx={{ margin: 0, marginBlockEnd: 2 }}>
          {t('ask.modal.text')}
        </Box>
        <CopyableCode code={asked.tracking_code} />
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onAnother}>
          {t('ask.modal.another')}
        </Button>
        <Button onClick={() => void navigate(qaPaths.questions())}>{t('ask.modal.browse')}</Button>
      </DialogActions>
    </Dialog>
  );
}
