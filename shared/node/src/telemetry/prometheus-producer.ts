import type { HrTime } from '@opentelemetry/api';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { AggregationTemporality, DataPointType } from '@opentelemetry/sdk-metrics';
import type { CollectionResult, Histogram, MetricData, MetricProducer } from '@opentelemetry/sdk-metrics';
import type { MetricObjectWithValues, MetricValue, Registry } from 'prom-client';

type Labels = Record<string, string | number>;

const timeOf = (milliseconds: number): HrTime => [
  Math.floor(milliseconds / 1000),
  Math.round((milliseconds % 1000) * 1e6),
];

/** The bound of a bucket, `Infinity` for the last one. */
const boundOf = (labels: Labels) => (labels['le'] === '+Inf' ? Infinity : Number(labels['le']));

/** Series of a histogram by their labels: Prometheus counts each bucket with all below it, OTLP each alone. */
function histogramsOf(name: string, values: readonly (MetricValue<string> & { metricName?: string })[]) {
  const series = new Map<string, { labels: Labels; buckets: [number, number][]; sum: number; count: number }>();
  for (const { labels, value, metricName } of values) {
    const { le: _, ...own } = labels as Labels;
    const key = JSON.stringify(Object.entries(own).sort());
    const one = series.get(key) ?? { labels: own, buckets: [], sum: 0, count: 0 };
    series.set(key, one);
    if (metricName === `${name}_sum`) one.sum = value;
    else if (metricName === `${name}_count`) one.count = value;
    else one.buckets.push([boundOf(labels as Labels), value]);
  }
  return [...series.values()].map(({ labels, buckets, sum, count }): { labels: Labels; value: Histogram } => {
    const sorted = buckets.sort(([a], [b]) => a - b);
    return {
      labels,
      value: {
        buckets: {
          boundaries: sorted.map(([bound]) => bound).filter((bound) => bound !== Infinity),
          counts: sorted.map(([, below], index) => below - (sorted[index - 1]?.[1] ?? 0)),
        },
        sum,
        count,
      },
    };
  });
}

/** Reads the metrics of a Prometheus registry for the SDK of OpenTelemetry: what `/metrics` shows, and nothing else. */
export function prometheusProducer(registry: Registry): MetricProducer {
  const since = timeOf(Date.now());

  function dataOf(
    { name, help, type, values }: MetricObjectWithValues<MetricValue<string>>,
    now: HrTime,
  ): MetricData[] {
    const common = { descriptor: { name, description: help, unit: '', valueType: 1 } } as const;
    const point = <T>(attributes: Labels, value: T) => ({ startTime: since, endTime: now, attributes, value });
    const temporality = AggregationTemporality.CUMULATIVE;
    switch (String(type)) {
      case 'counter':
        return [
          {
            ...common,
            aggregationTemporality: temporality,
            dataPointType: DataPointType.SUM,
            isMonotonic: true,
            dataPoints: values.map(({ labels, value }) => point(labels as Labels, value)),
          },
        ];
      case 'gauge':
        return [
          {
            ...common,
            aggregationTemporality: temporality,
            dataPointType: DataPointType.GAUGE,
            dataPoints: values.map(({ labels, value }) => point(labels as Labels, value)),
          },
        ];
      case 'histogram':
        return [
          {
            ...common,
            aggregationTemporality: temporality,
            dataPointType: DataPointType.HISTOGRAM,
            dataPoints: histogramsOf(name, values).map(({ labels, value }) => point(labels, value)),
          },
        ];
      // Summaries have no like in OTLP; the servers have none of their own.
      default:
        return [];
    }
  }

  return {
    async collect(): Promise<CollectionResult> {
      const now = timeOf(Date.now());
      const metrics = (await registry.getMetricsAsJSON()).flatMap((metric) => dataOf(metric, now));
      return {
        resourceMetrics: {
          resource: resourceFromAttributes({}),
          scopeMetrics: [{ scope: { name: 'prometheus' }, metrics }],
        },
        errors: [],
      };
    },
  };
}
