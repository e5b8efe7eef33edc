import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { Suggestion } from '@clinic/contracts/content';
import { foreignLang, pick, useLang, useTranslation } from '@clinic/kit/i18n';
import { useNavigate } from '@clinic/kit/routing';
import { Box, Icon } from '@clinic/kit/ui';
import { kindIcons } from '../kind-icons.ts';
import { Marked } from '../Marked.tsx';
import { useSuggestions } from './use-suggestions.ts';

/** Makes the field a combobox for as long as this is drawn; afterwards it is the field it was. */
const comboboxAttributes = { role: 'combobox', 'aria-autocomplete': 'list', autocomplete: 'off' } as const;

/**
 * Suggestions under the search of the frame, in whose form it lies. The field stays the frame's own, so that nothing typed is
 * lost while this is loaded: arrow keys go through the list, Enter opens what is chosen, and searches as ever where nothing is.
 */
export function FrameSuggestions() {
  const { t } = useTranslation('content');
  const lang = useLang();
  const navigate = useNavigate();
  const listId = useId();
  const place = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState('');
  const [open, setOpen] = useState(false);
  // By its id: an answer may replace the list in which it was chosen.
  const [chosenId, setChosenId] = useState<string | null>(null);
  const suggestions = useSuggestions(typed);
  const placeOf = (id: string | null) => suggestions.findIndex((suggestion) => suggestion.id === id);
  const chosen = placeOf(chosenId);
  const shown = open && suggestions.length > 0;
  const optionId = (index: number) => `${listId}-${index}`;

  const fieldOf = () => place.current?.closest('form')?.querySelector<HTMLInputElement>('input[type="search"]') ?? null;

  const go = (suggestion: Suggestion) => {
    setOpen(false);
    const field = fieldOf();
    if (field !== null) field.value = '';
    setTyped('');
    field?.blur();
    void navigate(lang === 'ar' ? suggestion.path_ar : suggestion.path_en);
  };

  const onInput = useEffectEvent((field: HTMLInputElement) => {
    setTyped(field.value);
    setOpen(true);
    setChosenId(null);
  });
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing) return;
    const suggestion = suggestions[chosen];
    if (event.key === 'Escape' && shown) {
      // The platform would empty the field.
      event.preventDefault();
      setOpen(false);
    } else if (event.key === 'Enter' && shown && suggestion !== undefined) {
      event.preventDefault();
      go(suggestion);
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      if (suggestions.length === 0) return;
      event.preventDefault();
      setOpen(true);
      const step = event.key === 'ArrowDown' ? 1 : -1;
      // One place beyond the list is the field itself.
      const places = suggestions.length + 1;
      setChosenId((before) => suggestions[((placeOf(before) + 1 + step + places) % places) - 1]?.id ?? null);
    }
  });

  useEffect(() => {
    const field = fieldOf();
    if (field === null) return;
    for (const [name, value] of Object.entries(comboboxAttributes)) field.setAttribute(name, value);
    const listeners = {
      input: () => onInput(field),
      keydown: (event: Event) => {
        if (event instanceof KeyboardEvent) onKey(event);
      },
      blur: () => setOpen(false),
    };
    for (const [kind, listener] of Object.entries(listeners)) field.addEventListener(kind, listener);
    // What was typed before this was there.
    if (field === document.activeElement && field.value !== '') field.dispatchEvent(new Event('input'));
    return () => {
      for (const [kind, listener] of Object.entries(listeners)) field.removeEventListener(kind, listener);
      for (const name of [
        ...Object.keys(comboboxAttributes),
        'aria-expanded',
        'aria-controls',
        'aria-activedescendant',
      ])
        field.removeAttribute(name);
    };
  }, []);

  useEffect(() => {
    const field = fieldOf();
    field?.setAttribute('aria-expanded', String(shown));
    if (shown) field?.setAttribute('aria-controls', listId);
    else field?.removeAttribute('aria-controls');
    if (shown && chosen >= 0) field?.setAttribute('aria-activedescendant', `${listId}-${chosen}`);
    else field?.removeAttribute('aria-activedescendant');
  }, [shown, chosen, listId]);

  return (
    <Box ref={place} sx={layer}>
      <span role="status" className="visually-hidden">
        {shown ? t('search.suggestions.count', { count: suggestions.length }) : ''}
      </span>
      {shown && (
        <Box component="ul" id={listId} role="listbox" aria-label={t('search.suggestions.label')} sx={list}>
          {suggestions.map((suggestion, index) => {
            const title = pick(suggestion, 'title', lang);
            return (
              <li
                key={suggestion.id}
                id={optionId(index)}
                role="option"
                aria-selected={index === chosen}
                // The field keeps the focus.
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => go(suggestion)}
              >
                <Icon name={kindIcons[suggestion.kind]} size={20} />
                <Box component="span" dir="auto" lang={foreignLang(title, lang)} className="title">
                  <Marked text={title} query={typed} />
                </Box>
                <span className="kind">{t(`search.kind.${suggestion.kind}`)}</span>
              </li>
            );
          })}
        </Box>
      )}
    </Box>
  );
}

const layer = {
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: 'calc(100% + 6px)',
  zIndex: 1200,
  '& > .visually-hidden': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
} as const;

const list = {
  listStyle: 'none',
  margin: 0,
  padding: '6px',
  minWidth: 'min(380px, 90vw)',
  border: '1px solid',
  borderColor: 'line.hair',
  borderRadius: '14px',
  bgcolor: 'background.paper',
  color: 'text.primary',
  boxShadow: '0 12px 32px rgb(0 0 0 / .18)',
  fontSize: '.9375rem',
  '& > li': {
    display: 'flex',
    alignItems: 'center',
    gap: 1.5,
    minHeight: 44,
    padding: '8px 12px',
    borderRadius: '10px',
    cursor: 'pointer',
  },
  '& > li > svg': { color: 'primary.main', flex: 'none' },
  '& .title': { flex: 1, minWidth: 0, overflowWrap: 'anywhere', lineHeight: 1.5 },
  '& .kind': { color: 'text.secondary', fontSize: '.8125rem' },
  '& mark': { bgcolor: 'transparent', color: 'inherit', fontWeight: 600 },
  '& > li:hover': { bgcolor: 'background.raised' },
  '& > li[aria-selected="true"]': { bgcolor: 'primary.soft', outline: '2px solid', outlineColor: 'primary.main' },
} as const;
