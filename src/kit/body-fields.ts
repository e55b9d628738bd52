/**
 * Which fields a form may have, given what its call sends: the compiler holds the fields of generated forms against the
 * types of the client. What a field sends follows from its widget (`form/body.ts`). Nothing here runs.
 */
import type { Grouping } from './grouping.ts'
import type { Option } from './option.ts'
import type { FormField, Variant, Widget } from './spec.ts'

/** What an object is said to have: it may have others of any name. */
type Known<T> = keyof { [K in keyof T as string extends K ? never : K]: T[K] }

/** Names of all variants of a union. */
type KeyOf<T> = T extends unknown ? Known<T> & string : never

type At<T, K extends string> = T extends unknown ? (K extends keyof T ? NonNullable<T[K]> : never) : never

/** Fields that send parts of `T`; `path.below` stands for what is inside of one. */
export type FieldsOf<T> = readonly FieldOf<T>[]

type FieldOf<T> =
  | { [K in KeyOf<T>]: FormField & { id: K; widget: WidgetOf<At<T, K>> } }[KeyOf<T>]
  | (FormField & { id: `${KeyOf<T>}.${string}` })

/** Widgets of these kinds: one type may stand for several. */
type Named<K extends Widget['kind']> = NamedIn<Widget, K>

type NamedIn<W extends Widget, K extends Widget['kind']> = W extends unknown
  ? [Extract<W['kind'], K>] extends [never]
    ? never
    : Omit<W, 'kind'> & { kind: Extract<W['kind'], K> }
  : never

type Choice<V> = Omit<Named<'select' | 'radio'>, 'options'> & { options: readonly (Option & { value: V })[] }

type TextKind = 'text' | 'name' | 'description' | 'picker' | 'uuid' | 'ip' | 'cidr' | 'portRange' | 'date'

/** Widgets that send a `T`. Each may be filled in as JSON. */
type WidgetOf<T> = 0 extends 1 & T ? Widget : Named<'json'> | OwnWidgetOf<T>

type OwnWidgetOf<T> = [T] extends [boolean]
  ? Named<'checkbox'>
  : [T] extends [number | bigint]
    ? Named<'integer' | 'bytes' | 'picker'> | Choice<T>
    : [T] extends [Date]
      ? Named<'date'>
      : [T] extends [string]
        ? TextWidgetOf<T>
        : [T] extends [Blob | File]
          ? Named<'file'>
          : [T] extends [readonly (infer I)[]]
            ? ListOf<I>
            : ObjectWidgetOf<T>

/** What the API has in groups is asked for item by item: those are of another type. */
type ListOf<I> =
  | (Named<'list'> & { grouped: Grouping })
  | (Named<'list'> & { grouped?: never; item: FormField & { widget: WidgetOf<NonNullable<I>> } })

type TextWidgetOf<T> = string extends T ? Named<TextKind | 'file' | 'select' | 'radio'> : Choice<T> | Named<'picker'>

type ObjectWidgetOf<T> =
  | (Named<'group'> & { fields: FieldsOf<T> })
  | (Named<'union'> & { tag: KeyOf<T>; variants: readonly (Variant & { fields: FieldsOf<T> })[] })
  | Named<'map' | 'grid' | 'ipRange'>

/** The type of the value at a path of a row, in steps with dots between. */
export type ValueAt<R, P extends string> = P extends `${infer K}.${infer Rest}`
  ? ValueAt<NonNullable<Own<R, K>>, Rest>
  : Own<R, P>

type Own<R, K extends string> = R extends unknown ? (K extends keyof R ? R[K] : undefined) : never

/**
 * A body of these fields alone: what others it needs stands beside it. Every object has a `toString` and the like: those that the
 * contract means are not sent either.
 */
export type Sent<T, K extends string> = T extends unknown
  ? Pick<T, Extract<Known<T>, K>> & { [P in Extract<Exclude<Known<T>, K>, keyof typeof Object.prototype>]?: never }
  : never
