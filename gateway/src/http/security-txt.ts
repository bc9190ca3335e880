import type { RequestHandler } from 'express';
import { Router } from 'express';
import type { GatewayConfig } from '../config.ts';
import { languageKeys } from '../contract/language.ts';

const path = '/.well-known/security.txt';

/** For how many days a copy of the file may be trusted; RFC 9116 recommends less than a year. */
const validDays = 180;

/** Serves who takes reports of vulnerabilities (RFC 9116); nothing where no contact is configured. */
export function securityTxt({ securityContact, publicUrl }: GatewayConfig): RequestHandler {
  const router = Router();
  if (securityContact === undefined) return router;
  return router.get(path, (_, res) => {
    const expires = new Date();
    expires.setUTCDate(expires.getUTCDate() + validDays);
    expires.setUTCHours(0, 0, 0, 0);
    const lines = [
      `Contact: ${securityContact}`,
      `Expires: ${expires.toISOString()}`,
      `Preferred-Languages: ${languageKeys.join(', ')}`,
      ...(publicUrl === undefined ? [] : [`Canonical: ${publicUrl}${path}`]),
    ];
    res.type('text/plain').send(`${lines.join('\n')}\n`);
  });
}
