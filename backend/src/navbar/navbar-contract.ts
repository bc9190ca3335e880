import { z } from 'zod';
import { operation } from '../contract/operation.ts';
import { localized } from '../languages.ts';

const entry = z
  .object({ id: z.int(), ...localized('title', () => z.string()) })
  .meta({ id: 'NavbarEntry' });

export const readNavbar = operation({
  id: 'readNavbar',
  method: 'get',
  path: '/component/navbar',
  row: 'spec 7.1',
  summary: 'What the main navigation lists, and the number of partners',
  access: 'public',
  response: z
    .object({ partners: z.int(), services: z.array(entry), spares: z.array(entry) })
    .meta({ id: 'Navbar' }),
});
