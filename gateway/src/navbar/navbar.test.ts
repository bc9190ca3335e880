import { expect, test } from 'vitest';
import { freshGateway } from '../../test/in-test.ts';

const it = freshGateway();

test('the navigation counts partners and names services and spares in a language (spec 3, 7.1)', async () => {
  const { data, errors } = await it.ask(`{
    navbar {
      partnerCount
      services { restId title { in(language: DE) } }
      spares { restId title { in(language: RU) } }
    }
  }`);
  expect(errors).toBeUndefined();
  expect(data).toEqual({
    navbar: {
      partnerCount: 2,
      services: [
        { restId: '1', title: { in: 'Borescope inspection (de)' } },
        { restId: '2', title: { in: 'Laser alignment (de)' } },
      ],
      spares: [
        { restId: '1', title: { in: 'Fuel system (ru)' } },
        { restId: '2', title: { in: 'Ignition (ru)' } },
      ],
    },
  });
});

test('the start-up query takes one call for the navigation and one for settings, asked twice', async () => {
  const { data } = await it.ask(`{
    settings { phone footerText } more: settings { email }
    navbar { partnerCount } again: navbar { services { restId } }
  }`);
  expect(data).toMatchObject({
    settings: { phone: '+49 551 000260', footerText: 'Service and spare parts' },
    navbar: { partnerCount: 2 },
    again: { services: [{ restId: '1' }, { restId: '2' }] },
  });
  expect(it.lines().toSorted()).toEqual(['GET /component/navbar', 'GET /settings']);
});

test('a navigation with nothing to list is not an error', async () => {
  Object.assign(it.stub.data, { partners: [], services: [], spares: [] });
  const query = '{ navbar { partnerCount services { restId } spares { restId } } }';
  expect((await it.ask(query)).data).toEqual({
    navbar: { partnerCount: 0, services: [], spares: [] },
  });
});

test.each([null, '', undefined])(
  'a count of partners may be %j where there are none',
  async (none) => {
    const navbar = { partners: none, services: [{ id: 1, title_de: 'Wartung' }], spares: [] };
    it.stub.interfere = (_req, res) => res.end(JSON.stringify(navbar));
    const { data } = await it.ask('{ navbar { partnerCount services { restId } } }');
    expect(data).toEqual({ navbar: { partnerCount: 0, services: [{ restId: '1' }] } });
  },
);

test.each([
  ['null', { partners: 0, services: null, spares: null }],
  ['left out', { partners: 0 }],
])('a list of the navigation may be %s where it is empty', async (_, navbar) => {
  it.stub.interfere = (_req, res) => res.end(JSON.stringify(navbar));
  const query = '{ navbar { partnerCount services { restId } spares { restId } } }';
  expect((await it.ask(query)).data).toEqual({
    navbar: { partnerCount: 0, services: [], spares: [] },
  });
});
