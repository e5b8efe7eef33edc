import { personalDataIn } from '@clinic/contracts/qa';
import { useTranslation } from '@clinic/kit/i18n';
import { VisuallyHidden } from '@clinic/kit/ui';

/** A text in which what may say who somebody is stands out. */
export function MarkedText({ text }: { text: string }) {
  const { t } = useTranslation('qa');
  const found = personalDataIn(text);
  const begins = [0, ...found.map(({ end }) => end)];
  return begins.map((begin, index) => {
    const mark = found[index];
    return (
      <span key={begin}>
        {text.slice(begin, mark?.start)}
        {mark && (
          <mark>
            {text.slice(mark.start, mark.end)}
            <VisuallyHidden> ({t(`desk.privacy.kinds.${mark.kind}`)})</VisuallyHidden>
          </mark>
        )}
      </span>
    );
  });
}

/** {@link MarkedText} for texts that draw themselves paragraph by paragraph. */
export const drawMarked = (text: string) => <MarkedText text={text} />;
