import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import type { BusTrace } from '@clinic/kit/events';
import { directionOf, useLang, useTranslation } from '@clinic/kit/i18n';
import { formatNumber } from '@clinic/contracts/time';
import { Button, Ltr } from '@clinic/kit/ui';
import type { HostServices } from '../../shell/app/host-context.ts';
import type { Outcome } from '../../shell/remotes/outcomes.ts';
import type { Descriptors } from './descriptors.ts';
import { EventTrace } from './EventTrace.tsx';
import { Facts } from './Facts.tsx';
import type { Region } from './geometry.ts';
import type { InspectorState } from './inspector-state.ts';
import { RemoteCard } from './RemoteCard.tsx';
import { reportOf } from './report.ts';

interface InspectorPanelProps {
  services: HostServices;
  state: InspectorState;
  change: (part: Partial<InspectorState>) => void;
  outcomes: readonly Outcome[];
  events: readonly (BusTrace & { key: number })[];
  regions: readonly Region[];
  descriptions: Descriptors;
}

/** What the inspector knows of the page, as text. */
export function InspectorPanel(props: InspectorPanelProps) {
  const { services, state, change, outcomes, events, regions, descriptions } = props;
  const { t } = useTranslation('inspector');
  const lang = useLang();
  const { boot, catalogue } = services;
  return (
    <Sheet role="region" aria-label={t('inspector.title')} tabIndex={0}>
      <Bar>
        <Button
          size="small"
          variant="outlined"
          aria-pressed={state.outlines}
          onClick={() => change({ outlines: !state.outlines })}
        >
          {t('inspector.outlines')}
        </Button>
        <Button
          size="small"
          variant="outlined"
          onClick={() => change({ dock: state.dock === 'top' ? 'bottom' : 'top' })}
        >
          {t(state.dock === 'top' ? 'inspector.toBottom' : 'inspector.toTop')}
        </Button>
      </Bar>
      <Facts
        of={[
          [t('inspector.composition'), <Ltr key="id">{catalogue.reference(boot.composition.id)}</Ltr>],
          [t('inspector.seq'), formatNumber(boot.composition.seq, lang)],
          [t('inspector.channel'), <Ltr key="channel">{boot.composition.channel}</Ltr>],
          [t('inspector.host'), <Ltr key="host">{boot.host.release}</Ltr>],
          ...(boot.preview === null
            ? []
            : [[t('inspector.preview'), <Ltr key="preview">{boot.preview.id}</Ltr>] as [string, ReactNode]]),
        ]}
      />
      <Report services={services} outcomes={outcomes} />
      <h2>{t('inspector.remotes')}</h2>
      <Cards>
        {Object.keys(catalogue.remotes)
          .sort()
          .map((remote) => (
            <RemoteCard
              key={remote}
              remote={remote}
              release={catalogue.releaseOf(remote)}
              described={descriptions.remotes[remote]}
              host={descriptions.host}
              places={regions.filter((region) => region.remote === remote).length}
              outcomes={outcomes.filter((outcome) => outcome.remote === remote)}
            />
          ))}
      </Cards>
      {catalogue.others.length > 0 && <p>{t('inspector.others', { names: catalogue.others.join(', ') })}</p>}
      <h2>{t('inspector.events')}</h2>
      <EventTrace events={events} />
    </Sheet>
  );
}

/** The report, to be copied in one go or by hand. */
function Report({ services, outcomes }: Pick<InspectorPanelProps, 'services' | 'outcomes'>) {
  const { t } = useTranslation('inspector');
  const lang = useLang();
  const id = useId();
  const [said, say] = useState<'copied' | 'copyFailed'>();
  const { href } = location;
  const page = { href, innerWidth, innerHeight };
  const text = reportOf({ services, lang, direction: directionOf(lang), page, outcomes, t });
  return (
    <>
      <Bar>
        <Button
          size="small"
          onClick={() => {
            navigator.clipboard.writeText(text).then(
              () => say('copied'),
              () => say('copyFailed'),
            );
          }}
        >
          {t('inspector.copy')}
        </Button>
        <span role="status">{said && t(`inspector.${said}`)}</span>
      </Bar>
      <label htmlFor={id}>{t('inspector.report')}</label>
      <Text id={id} dir="auto" readOnly rows={4} value={text} />
    </>
  );
}

const Sheet = styled('div')(({ theme }) => ({
  inlineSize: '100%',
  maxBlockSize: 'min(55vh, 36rem)',
  overflow: 'auto',
  padding: 12,
  borderRadius: 16,
  border: `1px solid ${theme.palette.line.edge}`,
  background: theme.palette.background.paper,
  color: theme.palette.text.primary,
  boxShadow: '0 8px 32px rgb(0 0 0 / .3)',
  fontSize: '.9375rem',
  '& h2': { fontSize: '1.0625rem', marginBlock: '16px 8px' },
}));

const Bar = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8, marginBlockEnd: 8 });

const Cards = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: 8,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(17rem, 100%), 1fr))',
});

const Text = styled('textarea')(({ theme }) => ({
  display: 'block',
  inlineSize: '100%',
  font: 'inherit',
  fontSize: '.8125rem',
  padding: 8,
  borderRadius: 8,
  border: `1px solid ${theme.palette.line.edge}`,
  background: theme.palette.background.default,
  color: 'inherit',
}));
