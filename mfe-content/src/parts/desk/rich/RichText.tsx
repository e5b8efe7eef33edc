import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { Editor } from '@tiptap/core';
import type { JSONContent } from '@tiptap/core';
import type { Lang } from '@clinic/contracts';
import type { Passage } from '@clinic/contracts/content/desk';
import { Box } from '@clinic/kit/ui';
import { passageMarks, selectedPassage } from './passages.ts';
import { htmlOf, documentOf, pastedSlice, withCaretAfter } from './post-html.ts';
import { postExtensions, postSchema } from './post-schema.ts';
import { Toolbar } from './Toolbar.tsx';

export interface RichTextProps {
  id: string;
  lang: Lang;
  label: string;
  html: string;
  isInvalid: boolean;
  describedBy: string | undefined;
  /** For who reads it. */
  readOnly?: boolean;
  /** Where somebody types already, in characters of the HTML; null where nobody does. Asked once. */
  takeCaret: () => number | null;
  /** What comments speak of. */
  passages?: readonly Passage[];
  /** Somebody selected something to speak of, or nothing more. */
  onSelect?: (passage: Passage | null) => void;
  onChange: (html: string) => void;
}

const none: readonly Passage[] = [];

/** Pastes by our own cleaning: the browser's HTML parser takes no plain strings on these pages. */
function paste(editor: Editor, event: ClipboardEvent): boolean {
  const html = event.clipboardData?.getData('text/html') ?? '';
  if (html === '') return false;
  event.preventDefault();
  const { state, view } = editor;
  view.dispatch(state.tr.replaceSelection(pastedSlice(state.schema, html)).scrollIntoView());
  return true;
}

/** The editor of a text, in its own direction, with its tools above it. */
export function RichText(props: RichTextProps) {
  const {
    id,
    lang,
    label,
    html,
    isInvalid,
    describedBy,
    readOnly = false,
    passages = none,
    takeCaret,
    onSelect,
    onChange,
  } = props;
  const toolsId = useId();
  const place = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<Editor | null>(null);
  /** Counts changes of text and cursor, for the tools that show where it is. */
  const [, redraw] = useState(0);
  const latest = useRef({ html, passages, takeCaret, onSelect, onChange });
  useEffect(() => {
    latest.current = { html, passages, takeCaret, onSelect, onChange };
  });

  // Before the browser handles the next key: who types in what stood here before loses none.
  useLayoutEffect(() => {
    const made: Editor = new Editor({
      element: place.current,
      extensions: postExtensions,
      content: documentOf(postSchema, latest.current.html).toJSON() as JSONContent,
      injectCSS: false,
      editorProps: {
        handleDOMEvents: {
          paste: (_view, event) => paste(made, event),
          // A drop from another window would bring its HTML past the cleaning.
          drop: (view, event) => {
            if (view.dragging !== null) return false;
            event.preventDefault();
            return true;
          },
        },
      },
      onTransaction: () => redraw((count) => count + 1),
      onSelectionUpdate: ({ editor: { state } }) => latest.current.onSelect?.(selectedPassage(state)),
      onUpdate: ({ editor: changed }) => latest.current.onChange(htmlOf(changed.state.doc)),
    });
    made.registerPlugin(passageMarks(() => latest.current.passages));
    setEditor(made);
    return () => made.destroy();
  }, []);

  // The marks are drawn with the next transaction.
  useEffect(() => editor?.view.dispatch(editor.state.tr), [editor, passages]);

  useLayoutEffect(() => {
    editor?.setOptions({
      editable: !readOnly,
      editorProps: {
        ...editor.options.editorProps,
        attributes: {
          ...{ id, lang, dir: lang === 'ar' ? 'rtl' : 'ltr', role: 'textbox', 'aria-multiline': 'true' },
          ...{ 'aria-label': label, spellcheck: 'true', 'aria-invalid': String(isInvalid) },
          ...(readOnly ? { tabindex: '0', 'aria-readonly': 'true' } : {}),
          ...(describedBy === undefined ? {} : { 'aria-describedby': describedBy }),
        },
      },
    });
  }, [editor, id, lang, label, isInvalid, describedBy, readOnly]);

  useLayoutEffect(() => {
    const caret = editor === null ? null : latest.current.takeCaret();
    if (editor === null || caret === null) return;
    const { state, view } = editor;
    view.dispatch(withCaretAfter(state, latest.current.html.slice(0, caret)));
    view.focus();
  }, [editor]);

  return (
    <Box sx={frame}>
      {editor !== null && !readOnly && <Toolbar id={toolsId} editor={editor} lang={lang} label={label} />}
      <div ref={place} />
    </Box>
  );
}

const frame = {
  border: '1px solid',
  borderColor: 'line.edge',
  borderRadius: '14px',
  bgcolor: 'background.paper',
  '& .ProseMirror': {
    minHeight: 360,
    maxHeight: '70vh',
    overflowY: 'auto',
    padding: '12px 16px',
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-wrap',
    lineHeight: 1.8,
    borderRadius: '0 0 14px 14px',
  },
  '& .ProseMirror .commented': { bgcolor: 'accent.soft', borderBottom: '2px solid', borderColor: 'primary.main' },
  '& .ProseMirror > :first-of-type': { mt: 0 },
  '& .ProseMirror :is(h2,h3,h4)': { lineHeight: 1.4, margin: '1.2em 0 .4em' },
  '& .ProseMirror table': { borderCollapse: 'collapse', width: '100%' },
  '& .ProseMirror :is(td,th)': { border: '1px solid', borderColor: 'line.edge', padding: '6px 10px' },
  '& .ProseMirror th': { bgcolor: 'primary.soft' },
  '& .ProseMirror img': { maxWidth: '100%', height: 'auto' },
  '& .ProseMirror .ProseMirror-selectednode': { outline: '2px solid', outlineColor: 'primary.main' },
} as const;
