import type { Part, Point, Vec } from './mesh.ts';
import type { Area, Project, View } from './render.ts';

/** A picture: solid parts in a view, with flat strokes below and above them. */
export interface Drawing {
  parts: Part[];
  view: View;
  area?: Area;
  /** Centre lines, drawn behind the parts. */
  axes?: readonly (readonly [Vec, Vec])[];
  /** Numbered balloons: the point on the part, or on the sheet, and the position of the balloon on the sheet. */
  notes?: readonly { digit: number; at: Vec | Point; to: Point }[];
  under?: (project: Project) => string;
  over?: (project: Project) => string;
}
