import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  SamplingDecision,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Sampler } from '@opentelemetry/sdk-trace';
import { SpanLimit } from './span-limit.ts';
import type { SpanExport } from './tracing.ts';

/** How long a stop waits for the last spans to be taken, in milliseconds. */
const closeMs = 3_000;

const kinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT };

/** Returns the settings of `OTEL_BSP_…`; OpenTelemetry's own where one is unset or no number. */
function batches(env: NodeJS.ProcessEnv) {
  const settings = {
    scheduledDelayMillis: Number(env.OTEL_BSP_SCHEDULE_DELAY),
    exportTimeoutMillis: Number(env.OTEL_BSP_EXPORT_TIMEOUT),
    maxQueueSize: Number(env.OTEL_BSP_MAX_QUEUE_SIZE),
    maxExportBatchSize: Number(env.OTEL_BSP_MAX_EXPORT_BATCH_SIZE),
  };
  return Object.fromEntries(Object.entries(settings).filter(([, value]) => value > 0));
}

/** Leaves out what is more than {@link SpanLimit} admits. */
function limited(): Sampler {
  const limit = new SpanLimit();
  const { RECORD_AND_SAMPLED, NOT_RECORD } = SamplingDecision;
  return {
    shouldSample: (_, traceId) => ({
      decision: limit.admits(traceId) ? RECORD_AND_SAMPLED : NOT_RECORD,
    }),
    toString: () => 'SpanLimit',
  };
}

/** Exports spans by OTLP, in batches; the queue is bounded, and what does not fit is dropped. */
export function createSpanExport(env: NodeJS.ProcessEnv): SpanExport {
  const name = env.OTEL_SERVICE_NAME || 'turbine-service-site';
  const sampler = limited();
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': name }),
    // Every span has a parent from `traceparent`, which may say that the trace is not sampled.
    sampler: new ParentBasedSampler({ root: sampler, remoteParentSampled: sampler }),
    // The exporter reads its variables itself; the processor does not.
    spanProcessors: [
      new BatchSpanProcessor({ exporter: new OTLPTraceExporter(), ...batches(env) }),
    ],
  });
  const tracer = provider.getTracer('site');
  return {
    begin: ({ name, kind, attributes = {} }, parent, startTime) => {
      const [, traceId = '', spanId = '', flags = ''] = parent.split('-');
      const traceFlags = Number.parseInt(flags, 16);
      const context = trace.setSpanContext(ROOT_CONTEXT, {
        ...{ traceId, spanId, traceFlags },
        isRemote: true,
      });
      const options = { kind: kinds[kind], attributes, ...(startTime && { startTime }) };
      const span = tracer.startSpan(name, options, context);
      const own = span.spanContext();
      const ownFlags = own.traceFlags.toString(16).padStart(2, '0');
      return {
        traceparent: `00-${own.traceId}-${own.spanId}-${ownFlags}`,
        rename: (to) => void span.updateName(to),
        end: (error) => {
          // Its message may hold what somebody typed.
          if (error !== undefined) {
            const type = error instanceof Error ? error.name : 'error';
            span.setAttribute('error.type', type).setStatus({ code: SpanStatusCode.ERROR });
          }
          span.end();
        },
      };
    },
    close: async () => {
      await provider.forceFlush({ timeoutMillis: closeMs }).catch(() => undefined);
    },
  };
}
