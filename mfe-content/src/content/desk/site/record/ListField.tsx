import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { FieldGroup, fieldId, FieldNotes } from '@clinic/kit/forms';
import { useLang, useTranslation } from '@clinic/kit/i18n';
import { Box, Button, Icon, IconButton, Stack } from '@clinic/kit/ui';
import type { FieldNode, FieldPath } from './form-tree.ts';
import { blankPart, hasKind, valueAt } from './form-tree.ts';
import { withJumpsTo } from './jumps.ts';
import { fieldName, useForm } from './form-context.ts';
import { firstWords, hasErrorIn, useFolding } from './use-folding.ts';
import { useLabels } from './use-labels.ts';

interface ListFieldProps {
  field: FieldNode;
  path: FieldPath;
  /** How the list is called where that is not the name of its field. */
  label?: string;
  children: (place: number) => ReactNode;
}

type Focus = { place: number; on: 'up' | 'down' | 'field' } | 'add';

/** A list whose items come, go and change places. The focus stays with what somebody works on. */
export function ListField({ field, path, label: given, children }: ListFieldProps) {
  const { t } = useTranslation('content');
  const { label: labelOf, labelOfEach, hint: hintOf } = useLabels();
  const { form, record, errors, type } = useForm();
  const label = given ?? labelOf(field);
  const value = valueAt(record, path);
  const items: readonly unknown[] = Array.isArray(value) ? value : [];
  const name = fieldName(path);
  const id = fieldId(name);
  const lang = useLang();
  const folding = useFolding(field, items.length);
  const error = errors[name];
  const hint = hintOf(field);
  const list = useRef<HTMLUListElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const next = useRef<Focus | null>(null);

  useEffect(() => {
    const focus = next.current;
    next.current = null;
    if (focus === null) return;
    if (focus === 'add') return add.current?.focus();
    const item = list.current?.children[focus.place];
    const selector = focus.on === 'field' ? 'input, textarea, select' : `[data-move="${focus.on}"]:not(:disabled)`;
    const target =
      item?.querySelector<HTMLElement>(selector) ?? item?.querySelector<HTMLElement>('[data-move]:not(:disabled)');
    target?.focus();
  });

  /** Puts the items into another order, which names them by their former places; some lead to others by their number. */
  const arrange = (places: readonly number[]) => {
    const arranged = places.map((place) => items[place]);
    folding.arrange(places);
    type(path, hasKind(field, 'question') ? withJumpsTo(arranged, places) : arranged);
  };
  const move = (place: number, by: -1 | 1) => {
    const places = [...items.keys()];
    places.splice(place + by, 0, ...places.splice(place, 1));
    next.current = { place: place + by, on: by < 0 ? 'up' : 'down' };
    arrange(places);
  };
  const remove = (place: number) => {
    next.current = 'add';
    arrange([...items.keys()].filter((other) => other !== place));
  };
  const append = () => {
    next.current = { place: items.length, on: 'field' };
    folding.arrange([...items.keys(), items.length]);
    type(path, [...items, field.kind === 'parts' ? blankPart(field.fields) : '']);
  };

  return (
    <FieldGroup id={id} tabIndex={-1} data-invalid={error === undefined ? undefined : true}>
      <legend>{label}</legend>
      <FieldNotes id={id} {...(hint === undefined ? {} : { hint })} {...(error === undefined ? {} : { error })} />
      {items.length === 0 && (
        <Box component="p" sx={{ margin: 0, color: 'text.secondary' }}>
          {t('desk.site.parts.none')}
        </Box>
      )}
      <Stack component="ul" ref={list} sx={{ listStyle: 'none', margin: 0, padding: 0, gap: 1.5 }}>
        {items.map((item, place) => {
          const named = { label: labelOfEach(field), number: place + 1 };
          const isOpen = folding.isOpen(place) || hasErrorIn(errors, [...path, place]);
          return (
            <Box component="li" key={place} sx={field.kind === 'parts' ? part : line}>
              {field.kind === 'parts' &&
                (folding.folds ? (
                  <Box
                    component="button"
                    type="button"
                    aria-expanded={isOpen}
                    aria-controls={`${id}-${place}`}
                    onClick={() => folding.toggle(place)}
                    sx={heading}
                  >
                    <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} />
                    <span>
                      {t('desk.site.parts.one', named)}
                      <Box component="span" sx={{ display: 'block', fontWeight: 400, color: 'text.secondary' }}>
                        {firstWords(item, field, lang)}
                      </Box>
                    </span>
                  </Box>
                ) : (
                  <Box component="p" sx={{ margin: 0, fontWeight: 600 }}>
                    {t('desk.site.parts.one', named)}
                  </Box>
                ))}
              <Box
                id={`${id}-${place}`}
                hidden={!isOpen}
                sx={{
                  minWidth: 0,
                  gridColumn: field.kind === 'parts' ? '1 / -1' : 'auto',
                  gridRow: field.kind === 'parts' ? 2 : 1,
                }}
              >
                {children(place)}
              </Box>
              {form.may.edit && (
                <Box sx={{ display: 'flex', justifyContent: 'end' }}>
                  <IconButton
                    aria-label={t('desk.site.parts.up', named)}
                    data-move="up"
                    disabled={place === 0}
                    onClick={() => move(place, -1)}
                  >
                    <Icon name="chevron-up" />
                  </IconButton>
                  <IconButton
                    aria-label={t('desk.site.parts.down', named)}
                    data-move="down"
                    disabled={place === items.length - 1}
                    onClick={() => move(place, 1)}
                  >
                    <Icon name="chevron-down" />
                  </IconButton>
                  <IconButton aria-label={t('desk.site.parts.remove', named)} onClick={() => remove(place)}>
                    <Icon name="close" />
                  </IconButton>
                </Box>
              )}
            </Box>
          );
        })}
      </Stack>
      {form.may.edit && (
        <div>
          <Button ref={add} size="small" variant="outlined" onClick={append}>
            {t('desk.site.parts.add', { label: labelOfEach(field) })}
          </Button>
        </div>
      )}
    </FieldGroup>
  );
}

const part = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: 1.5,
  padding: 2,
  border: '1px solid',
  borderColor: 'line.edge',
  borderRadius: '12px',
} as const;
const heading = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  minHeight: 44,
  minWidth: 0,
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontWeight: 600,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
} as const;
const line = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'end', gap: 1 } as const;
