import type { Serve } from '../http/routes.ts';
import type { Services } from '../services.ts';
import * as contract from './editing-contract.ts';
import { listOpenForms, recordOpenForm } from './editing-store.ts';

export function editingRoutes(serve: Serve, { database }: Services): void {
  serve(contract.reportEditing, ({ body, edit }) => recordOpenForm(database, body, edit));
  serve(contract.listOpenForms, ({ query: { kind }, edit }) => listOpenForms(database, kind, edit));
}
