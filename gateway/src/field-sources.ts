import type { GraphQLScalarType } from 'graphql';
import type { Resolvers, ResolversParentTypes } from './resolvers.generated.ts';

type TypeResolvers<Type extends keyof Resolvers> = NonNullable<Resolvers[Type]>;

/** The names of a type's fields, without `userErrors`, which every payload gets; a scalar has none. */
type FieldOf<Type extends keyof Resolvers> =
  TypeResolvers<Type> extends GraphQLScalarType
    ? never
    : Exclude<keyof TypeResolvers<Type>, `__${string}` | 'userErrors'> & string;

/** The value that a resolver must return; a nullable one may also be left out. */
type Value<Resolver> = Resolver extends (...args: never) => infer Given
  ? Awaited<Given> | (null extends Awaited<Given> ? undefined : never)
  : never;

/** Whether an object holds a field with the type that the schema wants. `Query` and `Mutation` hold `never` in each. */
type Holds<Parent, Field, Wanted> = Field extends keyof Parent
  ? [Parent[Field]] extends [never]
    ? false
    : [Parent[Field]] extends [Wanted]
      ? true
      : false
  : false;

/** The fields of a type that need a resolver, since its objects do not hold them. */
type NeedsResolver<Type extends keyof Resolvers> = {
  [Field in FieldOf<Type>]: Holds<
    ResolversParentTypes[Type],
    Field,
    Value<TypeResolvers<Type>[Field]>
  > extends true
    ? never
    : Field;
}[FieldOf<Type>];

/** The fields of a type that one of the features resolves. */
type Resolved<Feature, Type> = Feature extends unknown
  ? Type extends keyof Feature
    ? keyof Feature[Type]
    : never
  : never;

/** The fields without a source, as `'SubPart.weight'`: not held by the object, not resolved by a feature. */
type FieldsWithoutSource<Feature> = {
  [Type in keyof Resolvers]-?: `${Type}.${Exclude<NeedsResolver<Type>, Resolved<Feature, Type>>}`;
}[keyof Resolvers];

/** The features' resolvers if every field of the schema has a source; else a text with those that have none. */
export type Complete<Features extends Resolvers[]> = [
  FieldsWithoutSource<Features[number]>,
] extends [never]
  ? Features
  : `${FieldsWithoutSource<Features[number]>} has no source`;
