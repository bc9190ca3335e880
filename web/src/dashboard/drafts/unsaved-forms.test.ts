import { modals } from '@mantine/modals';
import { afterEach, expect, test, vi } from 'vitest';

import { createUnsavedForms, mayBeLost } from './unsaved-forms.ts';

const unsaved = createUnsavedForms();
const added: (() => void)[] = [];

function addForm(isSaving = false, isKept = false) {
  const place = document.body.appendChild(document.createElement('p'));
  const form = place.appendChild(document.createElement('form'));
  const discard = vi.fn();
  const remove = unsaved.add(form, { isSaving, onDiscard: isKept ? undefined : discard });
  added.push(remove);
  return { place, form, remove, discard };
}

afterEach(() => {
  for (const remove of added.splice(0)) remove();
});

test('forms with changes are found in their order, on the screen or within an element', () => {
  const [first, second] = [addForm(), addForm()];
  expect(unsaved.findAll()).toEqual([first.form, second.form]);
  expect([unsaved.find(), unsaved.find(second.place)]).toEqual([first.form, second.form]);
  first.remove();
  expect([unsaved.find(), unsaved.find(first.place)]).toEqual([second.form, undefined]);
});

test.each([
  [undefined, 'Discard unsaved changes?'],
  ['Give up?', 'Give up?'],
])('with the question %s of a form, it is asked: %s', async (own, title) => {
  const open = vi.spyOn(modals, 'openConfirmModal').mockReturnValue('');
  expect(await mayBeLost(unsaved)).toBe(true);
  const { form, place } = addForm();
  if (own) form.dataset['question'] = own;
  expect(await mayBeLost(unsaved, document.createElement('p'))).toBe(true);
  expect(open).not.toHaveBeenCalled();
  const answer = mayBeLost(unsaved, place);
  await vi.waitFor(() => expect(open).toHaveBeenCalledOnce());
  expect(open.mock.lastCall?.[0]).toMatchObject({ title });
  open.mock.lastCall?.[0].onClose?.();
  expect(await answer).toBe(false);
});

test('after Yes, and only then, the forms that were asked about are discarded; those that are kept are not asked about', async () => {
  const open = vi.spyOn(modals, 'openConfirmModal').mockReturnValue('');
  const kept = addForm(false, true);
  expect([unsaved.find(), unsaved.findAll()]).toEqual([undefined, [kept.form]]);
  expect(await mayBeLost(unsaved)).toBe(true);
  const [first, second] = [addForm(), addForm()];
  const ask = async (within: Node | undefined, isSure: boolean) => {
    open.mockClear();
    const answer = mayBeLost(unsaved, within);
    await vi.waitFor(() => expect(open).toHaveBeenCalledOnce());
    const { onConfirm, onClose } = open.mock.lastCall?.[0] ?? {};
    (isSure ? onConfirm : onClose)?.();
    return answer;
  };
  expect(await ask(undefined, false)).toBe(false);
  expect(first.discard).not.toHaveBeenCalled();
  expect(await ask(second.place, true)).toBe(true);
  expect([first, second, kept].map(({ discard }) => discard.mock.calls.length)).toEqual([0, 1, 0]);
  expect(await ask(undefined, true)).toBe(true);
  expect([first, second, kept].map(({ discard }) => discard.mock.calls.length)).toEqual([1, 2, 0]);
});

test('what is saved by itself is waited for, two seconds at most; what is only unsaved is not', async () => {
  vi.useFakeTimers();
  const done: string[] = [];
  const wait = (name: string, within?: Node) =>
    void unsaved.settled(within).then(() => done.push(name));
  const advance = (ms: number) => vi.advanceTimersByTimeAsync(ms);
  addForm();
  wait('unsaved');
  await advance(0);
  const { form, place } = addForm(true);
  const other = addForm(true);
  wait('first', place);
  wait('all');
  await advance(1);
  expect(done).toEqual(['unsaved']);
  unsaved.add(form, {});
  await advance(0);
  expect(done).toEqual(['unsaved', 'first']);
  await advance(1998);
  expect(done).toEqual(['unsaved', 'first']);
  await advance(1);
  expect(done).toEqual(['unsaved', 'first', 'all']);
  wait('again', other.place);
  other.remove();
  await advance(0);
  expect(done.at(-1)).toBe('again');
});
