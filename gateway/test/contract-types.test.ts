import { expectTypeOf, test } from 'vitest';
import type { z } from 'zod';
import type { restAccount } from '../src/contract/account.ts';
import type { restApplication } from '../src/application/application-rest.ts';
import type { restCategory } from '../src/category/category-rest.ts';
import type { restNavbar } from '../src/navbar/navbar-api.ts';
import type { restPageBody, restPagePart } from '../src/page/page-rest.ts';
import type { restPartner } from '../src/partner/partner-rest.ts';
import type { restProduct } from '../src/product/product-rest.ts';
import type { restRequest } from '../src/request/request-rest.ts';
import type { LanguageKey } from '../src/contract/language.ts';
import type { components } from '../src/contract/contract.generated.ts';
import type { restService } from '../src/service/service-rest.ts';
import type { restSettings } from '../src/settings/settings-rest.ts';
import type { restSpare } from '../src/spare/spare-rest.ts';

type Contract = components['schemas'];

test('what the written contract says a backend answers is what the gateway takes', () => {
  expectTypeOf<Contract['Account']>().toExtend<z.input<typeof restAccount>>();
  expectTypeOf<Contract['Application']>().toExtend<z.input<typeof restApplication>>();
  expectTypeOf<Contract['Category']>().toExtend<z.input<typeof restCategory>>();
  expectTypeOf<Contract['Navbar']>().toExtend<z.input<typeof restNavbar>>();
  expectTypeOf<Contract['Page']>().toExtend<z.input<typeof restPageBody>>();
  expectTypeOf<Contract['PagePart']>().toExtend<z.input<typeof restPagePart>>();
  expectTypeOf<Contract['Partner']>().toExtend<z.input<typeof restPartner>>();
  expectTypeOf<Contract['PublicPartner']>().toExtend<z.input<typeof restPartner>>();
  expectTypeOf<Contract['Product']>().toExtend<z.input<typeof restProduct>>();
  expectTypeOf<Contract['Request']>().toExtend<z.input<typeof restRequest>>();
  expectTypeOf<Contract['Service']>().toExtend<z.input<typeof restService>>();
  expectTypeOf<Contract['Settings']>().toExtend<z.input<typeof restSettings>>();
  expectTypeOf<Contract['Spare']>().toExtend<z.input<typeof restSpare>>();
});

test('the gateway has the languages of the written contract, and no others', () => {
  expectTypeOf<Contract['SentRequest']['lang']>().toEqualTypeOf<LanguageKey>();
});
