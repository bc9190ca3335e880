import type { RequestHandler } from 'express';
import helmet from 'helmet';
import type { GatewayConfig } from '../config.ts';
import { inlineScripts } from './web-app.ts';

/** What no page of ours asks a browser for, so that no script that got in may either. */
const permissionsPolicy = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
]
  .map((feature) => `${feature}=()`)
  .join(', ');

/** Keeps browsers from taking a response for another type than it says. */
export const noSniff: RequestHandler = (_req, res, next) => {
  res.set('X-Content-Type-Options', 'nosniff');
  next();
};

/**
 * The security headers. The content policy lets no third party in: no script, style, font or image
 * from elsewhere, except images of a backend on another origin (docs/decisions/gateway-content-policy.md).
 * `/graphql` goes without a policy where it shows the Sandbox, whose page brings its own.
 */
export function securityHeaders(config: GatewayConfig): RequestHandler {
  const images = URL.canParse(config.publicBackendUrl)
    ? [new URL(config.publicBackendUrl).origin]
    : [];
  // Over plain http browsers ignore it; a company's other subdomains are none of ours.
  const strictTransportSecurity = { includeSubDomains: false };
  const site = helmet({
    strictTransportSecurity,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        baseUri: ["'self'"],
        connectSrc: ["'self'"],
        fontSrc: ["'self'"],
        // Scripts send every form; a browser alone would put what was typed into an address.
        formAction: ["'none'"],
        frameAncestors: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:', ...images],
        objectSrc: ["'none'"],
        // What begins the first page stands in it, known by its hash.
        scriptSrc: ["'self'", ...inlineScripts()],
        // The component library sets styles on elements.
        styleSrc: ["'self'", "'unsafe-inline'"],
      },
    },
  });
  const sandbox = helmet({
    strictTransportSecurity,
    contentSecurityPolicy: false,
    crossOriginOpenerPolicy: false,
  });
  return (req, res, next) => {
    res.set('Permissions-Policy', permissionsPolicy);
    (config.sandbox && req.path === '/graphql' ? sandbox : site)(req, res, next);
  };
}
