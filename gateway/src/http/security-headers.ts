import type { RequestHandler } from 'express';
import helmet from 'helmet';
import type { GatewayConfig } from '../config.ts';
import { imageBaseOf } from '../config.ts';
import { inlineScripts } from './web-app.ts';

/** Features of browsers that no page of ours uses, and so no injected script may. */
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

/** Keeps browsers from guessing the type of a response. */
export const noSniff: RequestHandler = (_req, res, next) => {
  res.set('X-Content-Type-Options', 'nosniff');
  next();
};

/** The document of a search, in any language. */
const searchPath = /^\/\w\w\/search\/?$/;

/**
 * Sets the security headers. The content policy lets no third party in: no script, style, font or image
 * from elsewhere, except images of a backend, or of the site's public address, on another origin (docs/decisions/rich-text.md).
 * `/graphql` has no policy where it shows the Sandbox, whose page brings its own.
 */
export function securityHeaders(config: GatewayConfig): RequestHandler {
  const imageBase = URL.parse(imageBaseOf(config));
  const images = imageBase ? [imageBase.origin] : [];
  // Browsers ignore it over plain http; a company's other subdomains are not ours.
  const strictTransportSecurity = { includeSubDomains: false };
  const page = (formAction: string) =>
    helmet({
      strictTransportSecurity,
      contentSecurityPolicy: {
        useDefaults: false,
        directives: {
          defaultSrc: ["'self'"],
          baseUri: ["'self'"],
          connectSrc: ["'self'"],
          fontSrc: ["'self'"],
          formAction: [formAction],
          frameAncestors: ["'self'"],
          imgSrc: ["'self'", 'data:', 'blob:', ...images],
          objectSrc: ["'none'"],
          // The inline script of the page, by its hash.
          scriptSrc: ["'self'", ...inlineScripts()],
          // The UI provider sets styles on elements.
          styleSrc: ["'self'", "'unsafe-inline'"],
        },
      },
    });
  // Scripts send every form; a browser alone would put the fields into an address.
  const site = page("'none'");
  // What is searched for stands there anyway, and the screen has no other form.
  const search = page("'self'");
  const sandbox = helmet({
    strictTransportSecurity,
    contentSecurityPolicy: false,
    crossOriginOpenerPolicy: false,
  });
  return (req, res, next) => {
    res.set('Permissions-Policy', permissionsPolicy);
    const isSandbox = config.sandbox && req.path === '/graphql';
    const headers = isSandbox ? sandbox : searchPath.test(req.path) ? search : site;
    headers(req, res, next);
  };
}
