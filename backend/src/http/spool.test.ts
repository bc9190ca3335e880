import { EventEmitter } from 'node:events';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, test } from 'vitest';
import { Spool } from './spool.ts';

const megabyte = 1024 * 1024;

/** Sends megabytes of a request. Returns why it was refused, and a function that ends it. */
function receive(spool: Spool, from: 'administrator' | { address: string }, megabytes: number) {
  const req = new IncomingMessage(new Socket());
  const res = new ServerResponse(req);
  const refusals: string[] = [];
  spool.hold(req, res, { maxBytes: 100 * megabyte, from }, (why) => refusals.push(why));
  for (let count = 0; count < megabytes; count++) req.emit('data', Buffer.alloc(megabyte));
  return { refusals, end: () => EventEmitter.prototype.emit.call(res, 'close') };
}

describe('a spool of 400 MB', () => {
  const visitor = (index: number) => ({ address: `203.0.113.${index}` });

  test('has 64 MB for a network of visitors', () => {
    const spool = new Spool(400 * megabyte);
    expect(receive(spool, { address: '2001:db8:1:2::1' }, 40).refusals).toEqual([]);
    const second = receive(spool, { address: '2001:db8:1:2::2' }, 25);
    expect(second.refusals).toEqual(['no room']);
    // All visitors together have room left in their quarter.
    expect(receive(spool, visitor(1), 30).refusals).toEqual([]);
  });

  test('has a quarter for all visitors, and the rest for administrators', () => {
    const spool = new Spool(400 * megabyte);
    const first = receive(spool, visitor(1), 60);
    expect(receive(spool, visitor(2), 40).refusals).toEqual([]);
    expect(receive(spool, visitor(3), 1).refusals).toEqual(['no room']);
    expect(receive(spool, 'administrator', 100).refusals).toEqual([]);
    first.end();
    expect(receive(spool, visitor(3), 50).refusals).toEqual([]);
  });

  test('refuses a request that is too large, once, however much room there is', () => {
    const spool = new Spool(400 * megabyte);
    expect(receive(spool, 'administrator', 102).refusals).toEqual(['too large']);
  });
});
