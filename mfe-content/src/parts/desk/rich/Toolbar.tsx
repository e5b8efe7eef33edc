import { useRef, useState } from 'react';
import type { Editor } from '@tiptap/core';
import type { Lang } from '@clinic/contracts';
import { useTranslation } from '@clinic/kit/i18n';
import { Box, Button } from '@clinic/kit/ui';
import { InsertForm } from './InsertForm.tsx';

interface ToolbarProps {
  id: string;
  editor: Editor;
  lang: Lang;
  /** Which text the tools are for. */
  label: string;
}

type Tool =
  | 'bold'
  | 'italic'
  | 'h2'
  | 'h3'
  | 'h4'
  | 'bullets'
  | 'numbers'
  | 'quote'
  | 'table'
  | 'row'
  | 'column'
  | 'undo'
  | 'redo';

/** What each tool does, and whether it is on where the cursor is; null for one that is never on. */
const tools: Record<Tool, { run: (editor: Editor) => void; isOn: ((editor: Editor) => boolean) | null }> = {
  bold: { run: (e) => e.chain().focus().toggleBold().run(), isOn: (e) => e.isActive('bold') },
  italic: { run: (e) => e.chain().focus().toggleItalic().run(), isOn: (e) => e.isActive('italic') },
  h2: {
    run: (e) => e.chain().focus().toggleHeading({ level: 2 }).run(),
    isOn: (e) => e.isActive('heading', { level: 2 }),
  },
  h3: {
    run: (e) => e.chain().focus().toggleHeading({ level: 3 }).run(),
    isOn: (e) => e.isActive('heading', { level: 3 }),
  },
  h4: {
    run: (e) => e.chain().focus().toggleHeading({ level: 4 }).run(),
    isOn: (e) => e.isActive('heading', { level: 4 }),
  },
  bullets: { run: (e) => e.chain().focus().toggleBulletList().run(), isOn: (e) => e.isActive('bulletList') },
  numbers: { run: (e) => e.chain().focus().toggleOrderedList().run(), isOn: (e) => e.isActive('orderedList') },
  quote: { run: (e) => e.chain().focus().toggleBlockquote().run(), isOn: (e) => e.isActive('blockquote') },
  table: { run: (e) => e.chain().focus().insertTable({ rows: 3, cols: 2, withHeaderRow: true }).run(), isOn: null },
  row: { run: (e) => e.chain().focus().addRowAfter().run(), isOn: null },
  column: { run: (e) => e.chain().focus().addColumnAfter().run(), isOn: null },
  undo: { run: (e) => e.chain().focus().undo().run(), isOn: null },
  redo: { run: (e) => e.chain().focus().redo().run(), isOn: null },
};

/** The tools of the editor. Their keys are the usual ones: Ctrl B, Ctrl I, Ctrl Z. */
export function Toolbar({ id, editor, lang, label }: ToolbarProps) {
  const { t } = useTranslation('content');
  const [opened, open] = useState<'link' | 'picture' | null>(null);
  const toggles = useRef<Partial<Record<'link' | 'picture', HTMLButtonElement | null>>>({});
  const isInTable = editor.isActive('table');
  const shown = (Object.keys(tools) as Tool[]).filter((tool) => isInTable || (tool !== 'row' && tool !== 'column'));

  return (
    <Box sx={{ borderBottom: '1px solid', borderColor: 'line.hair', padding: 1 }}>
      <Box role="toolbar" aria-label={t('desk.tools.label', { of: label })} sx={row}>
        {shown.map((tool) => {
          const { run, isOn } = tools[tool];
          const on = isOn?.(editor);
          return (
            <Button
              key={tool}
              size="small"
              variant={on === true ? 'contained' : 'outlined'}
              {...(on === undefined ? {} : { 'aria-pressed': on })}
              onClick={() => run(editor)}
            >
              {t(`desk.tools.${tool}`)}
            </Button>
          );
        })}
        {(['link', 'picture'] as const).map((kind) => (
          <Button
            key={kind}
            ref={(button) => {
              toggles.current[kind] = button;
            }}
            size="small"
            variant="outlined"
            aria-expanded={opened === kind}
            aria-controls={`${id}-insert`}
            onClick={() => open(opened === kind ? null : kind)}
          >
            {t(`desk.tools.${kind}`)}
          </Button>
        ))}
      </Box>
      <div id={`${id}-insert`}>
        {opened !== null && (
          <InsertForm
            key={opened}
            id={id}
            kind={opened}
            editor={editor}
            lang={lang}
            onDone={() => open(null)}
            onCancel={() => {
              // The form goes with the button that was pressed.
              toggles.current[opened]?.focus();
              open(null);
            }}
          />
        )}
      </div>
    </Box>
  );
}

const row = { display: 'flex', flexWrap: 'wrap', gap: 0.75 } as const;
