import { expect, test } from 'vitest';
import { token } from '../../test/contract-stub.ts';
import { freshGateway, png, three } from '../../test/in-test.ts';
import { localizedFields } from '../contract/localized.ts';
import { toGlobalId } from '../graphql/global-id.ts';

const it = freshGateway({}, { publicBackendUrl: '/api' });
const known = freshGateway({ extensions: true });
const id = toGlobalId('Service', '1');

test('a service has title, text and images, also where the response leaves its id out', async () => {
  Object.assign(it.stub.data.services[0] ?? {}, { toJSON: undefined });
  const query = '{ service(by: { restId: "1" }) { id title { en } text { de } images { path } } }';
  const expected = {
    service: {
      id,
      title: { en: 'Borescope inspection (en)' },
      text: { de: '<p>Borescope inspection</p> (de)' },
      images: [{ path: '/files/1.jpg' }],
    },
  };
  expect((await it.ask(query)).data).toEqual(expected);
  it.stub.interfere = (req, res) => {
    req.resume();
    res.end(JSON.stringify({ ...it.stub.data.services[0], id: undefined }));
  };
  expect((await it.ask(query)).data).toEqual(expected);
});

test('a service is added, changed, given and deprived of images, and deleted (spec 7.5)', async () => {
  const texts = { title: three('Title'), text: three('Text') };
  const added = await it.ask(
    `mutation ($input: AddServiceInput!) {
      addService(input: $input) { serviceEdge { node { id title { ru } images { path } } } }
    }`,
    { input: { ...texts, images: [null] } },
    { token, files: { 'input.images.0': png() } },
  );
  expect(added.data).toMatchObject({
    addService: { serviceEdge: { node: { title: { ru: 'Title ru' }, images: [{}] } } },
  });
  const changed = await it.ask(
    `mutation ($input: UpdateServiceInput!) {
      updateService(input: $input) { service { id text { en } } }
    }`,
    { input: { id, ...texts } },
    { token },
  );
  expect(changed.data).toEqual({ updateService: { service: { id, text: { en: 'Text en' } } } });
  const withImage = await it.ask(
    `mutation ($input: AddServiceImageInput!) {
      addServiceImage(input: $input) { service { images { path } } }
    }`,
    { input: { id, image: null } },
    { token, files: { 'input.image': png() } },
  );
  expect(withImage.data).toMatchObject({ addServiceImage: { service: { images: [{}, {}] } } });
  const without = await it.ask(
    `mutation ($input: DeleteServiceImageInput!) {
      deleteServiceImage(input: $input) { service { images { path } } }
    }`,
    { input: { id, path: '/files/1.jpg' } },
    { token },
  );
  expect(JSON.stringify(without.data)).toMatch(/"images":\[\{"path":"[^"]*x\.png-4"\}\]/);
  await it.ask(
    'mutation ($input: DeleteServiceInput!) { deleteService(input: $input) { deletedId } }',
    { input: { id } },
    { token },
  );
  const list = await it.ask('{ services { edges { node { restId } } } }', {}, { token });
  expect(list.data).toMatchObject({ services: { edges: [{ node: { restId: '2' } }, {}] } });
});

test('a service is copied with its images, over section 7 alone or by the backend', async () => {
  const duplicate = `mutation ($input: DuplicateServiceInput!) {
    duplicateService(input: $input) {
      serviceEdge { node { restId title { en } text { de } images { path } } }
    }
  }`;
  const input = { id, title: three('Copy') };
  const texts = { title: { en: 'Copy en' }, text: { de: '<p>Borescope inspection</p> (de)' } };

  const byHand = await it.ask(duplicate, { input }, { token });
  const images = [{ path: expect.stringContaining('-1.jpg-') as unknown }];
  expect(byHand.data).toMatchObject({
    duplicateService: { serviceEdge: { node: { ...texts, images } } },
  });
  expect(it.stub.data.services.map(({ id }) => id)).toEqual([1, 2, expect.any(Number)]);

  const { data } = await known.ask(duplicate, { input }, { token });
  expect(data).toMatchObject({ duplicateService: { serviceEdge: { node: texts } } });
  expect(known.lines()).toEqual(['POST /service/1/duplicate']);
  expect(known.stub.calls[0]?.body).toEqual(localizedFields('title', three('Copy')));
});
