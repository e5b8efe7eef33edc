import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { KeyboardEvent as ReactKeyboardEvent } from 'react';
import { styled } from '@mui/material/styles';
import { useTranslation } from '@clinic/kit/i18n';
import { Button } from '@clinic/kit/ui';
import { useHost } from '../../shell/app/host-context.ts';
import { useDescriptors } from './descriptors.ts';
import { useEvents } from './events.ts';
import { useFederationGraph } from './federation-graph.ts';
import { useGeometry } from './geometry.ts';
import { useInspectorState } from './inspector-state.ts';
import { InspectorPanel } from './InspectorPanel.tsx';
import { useOutcomes } from './loads.ts';
import arabic from './locales/ar.json';
import english from './locales/en.json';
import { Outlines } from './Outlines.tsx';

/** Distance of the inspector from the edges, in pixels. */
const gap = 8;

/**
 * The composition inspector: which remote, release and team owns each region of the page, the outcome of each load, and the
 * events on the bus. It lies over the page and changes nothing of it.
 */
export function Inspector() {
  const { i18n } = useTranslation('inspector');
  useState(() => {
    i18n.addResourceBundle('ar', 'inspector', arabic);
    i18n.addResourceBundle('en', 'inspector', english);
  });
  const { t } = useTranslation('inspector');
  const services = useHost();
  const [state, change] = useInspectorState();
  const outcomes = useOutcomes(services.modules.outcomes);
  const events = useEvents(services.bus);
  const descriptions = useDescriptors(services, state.open);
  useFederationGraph(services);
  const { regions, bannerEnd } = useGeometry(state.open);
  const button = useRef<HTMLButtonElement>(null);

  const toggle = useEffectEvent((event: KeyboardEvent) => {
    // The key, not the letter: the keyboard may be Arabic.
    if (!event.altKey || !event.shiftKey || event.code !== 'KeyL') return;
    event.preventDefault();
    change({ open: !state.open });
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => toggle(event);
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);

  const close = (event: ReactKeyboardEvent) => {
    if (event.key !== 'Escape' || !state.open) return;
    change({ open: false });
    button.current?.focus();
  };
  const nameOf = (remote: string) =>
    [`${remote}@${services.catalogue.releaseOf(remote)}`, descriptions.remotes[remote]?.owner]
      .filter((part) => part !== undefined)
      .join(' · ');
  const place =
    state.dock === 'top'
      ? { insetBlockStart: bannerEnd + gap }
      : { insetBlockEnd: gap, flexDirection: 'column' as const };

  return (
    <>
      {state.open && state.outlines && <Outlines regions={regions} nameOf={nameOf} />}
      <Dock aria-label={t('inspector.title')} style={place} onKeyDown={close} data-inspector="dock">
        {state.open && (
          <InspectorPanel
            services={services}
            state={state}
            change={change}
            outcomes={outcomes}
            events={events}
            regions={regions}
            descriptions={descriptions}
          />
        )}
        <Toggle
          ref={button}
          variant={state.open ? 'outlined' : 'contained'}
          aria-expanded={state.open}
          aria-keyshortcuts="Alt+Shift+L"
          onClick={() => change({ open: !state.open })}
        >
          {t(state.open ? 'inspector.close' : 'inspector.open')}
        </Toggle>
      </Dock>
    </>
  );
}

const Dock = styled('aside')({
  position: 'fixed',
  zIndex: 1400,
  insetInlineStart: gap,
  display: 'flex',
  flexDirection: 'column-reverse',
  alignItems: 'flex-start',
  gap,
  inlineSize: `min(46rem, 100% - ${2 * gap}px)`,
  pointerEvents: 'none',
  '& > *': { pointerEvents: 'auto' },
  '@media print': { display: 'none' },
});

const Toggle = styled(Button)({ boxShadow: '0 4px 16px rgb(0 0 0 / .25)' });
