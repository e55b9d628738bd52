/** Asks the roles table before every handler. */
import { limitParam } from '../../../generated/mock/conventions.gen.ts'
import { asCalled } from '../crud/called.ts'
import type { Given } from '../crud/select.ts'
import { listQuery } from '../crud/page.ts'
import type { Ctx } from '../context/ctx.ts'
import { forbidden } from '../http/errors.ts'
import type { Guard } from '../context/guard.ts'
import { isUuid } from '../formats/uuid.ts'
import { defaultRule } from './default-rule.ts'
import { find, hidden, projectOf, valueOf, type Named } from './find.ts'
import { fleetRole, hasProject, hasSilo, maySilo, projectRole, reaches, type Role } from './roles.ts'
import { rules, type Item, type Rule } from './rules.ts'

/** Throws 404 for what the caller may not see, 403 for what they may not do. */
export const authorize: Guard = ({ spec, path, query, ctx }) => {
  const rule = rules[spec.id] ?? defaultRule(spec)
  if (rule.level === 'open' || rule.level === 'user') return
  // With a page token the selectors are in the token.
  const asked = spec.query?.[limitParam] === undefined ? query : listQuery(query).query
  check(ctx, rule, asCalled(spec.crud ?? {}, { ...asked, ...path }))
}

function check(ctx: Ctx, rule: Exclude<Rule, { level: 'open' | 'user' }>, given: Given): void {
  switch (rule.level) {
    case 'fleet':
      return checkFleet(ctx, rule, given)
    case 'silo':
      return checkSilo(ctx, rule, given)
    case 'project':
      return checkProject(ctx, rule, given)
    case 'image':
      return checkImage(ctx, rule, given)
    case 'metric':
      if (given['project'] !== undefined) checkProject(ctx, { role: 'viewer', item: projectItem }, given)
  }
}

const projectItem: Item = ['project', 'project']
const imageItem: Item = ['image', 'image']

type RuleOf<L extends Rule['level']> = Extract<Rule, { level: L }>

function checkFleet(ctx: Ctx, { role, item }: RuleOf<'fleet'>, given: Given): void {
  const has = fleetRole(ctx.store, ctx.user)
  if (reaches(has, role)) return
  if (item === undefined) throw forbidden()
  // Every user can see the own silo.
  const seen = has !== undefined || find(ctx, item, given)?.entry.key === ctx.user.silo_id
  if (!seen || isMissing(ctx, item, given)) throw hidden(item, given)
  throw forbidden()
}

/** Things of entities without any row are not known well enough to say so. */
const isMissing = (ctx: Ctx, item: Item, given: Given): boolean =>
  ctx.store.collection(item[1]).size > 0 && find(ctx, item, given) === undefined

function checkSilo(ctx: Ctx, { right, silo: named, item }: RuleOf<'silo'>, given: Given): void {
  const silo = siloAsked(ctx, named, item, given)
  // Nothing there to have a right on: the handler says so.
  if (silo === undefined || maySilo(ctx, silo, right)) return
  if (item !== undefined) throw hidden(item, given)
  if (named !== undefined && !maySilo(ctx, silo, 'read')) throw hidden(named, given)
  throw forbidden()
}

/** The silo that the request names, or the one of the thing that it names, or the caller's own. */
function siloAsked(ctx: Ctx, named: Item | undefined, item: Item | undefined, given: Given): string | undefined {
  if (named === undefined) return ctx.user.silo_id
  if (valueOf(named, given) !== undefined) return find(ctx, named, given)?.entry.key
  return item === undefined ? undefined : find(ctx, item, given)?.entry.parent
}

function checkProject(ctx: Ctx, { role, item }: { role: Role; item: Item }, given: Given): void {
  const found = find(ctx, item, given)
  // Also a thing that is not there is looked for in a project, which may be hidden.
  const project = found === undefined ? undefined : projectOf(ctx, found)
  if (project === undefined) return
  const has = projectRole(ctx.store, ctx.user, project)
  if (has === undefined) throw hidden(item, given)
  if (!reaches(has, role)) throw forbidden()
}

function checkImage(ctx: Ctx, rule: RuleOf<'image'>, given: Given): void {
  const image = given['image'] === undefined ? undefined : imageAsked(ctx, rule, given)
  if (given['image'] !== undefined && image === undefined) return
  if (image === undefined && given['project'] !== undefined) {
    return checkProject(ctx, { role: rule.role, item: projectItem }, given)
  }
  const project = image === undefined ? undefined : projectOf(ctx, image)
  if (image !== undefined && !isSeen(ctx, image, project)) throw hidden(imageItem, given)
  const home = project === undefined ? maySilo(ctx, ctx.user.silo_id, rule.right) : hasProject(ctx, project, rule.role)
  if (!home || (rule.both && !maySilo(ctx, ctx.user.silo_id, rule.right))) throw forbidden()
}

const isSeen = (ctx: Ctx, { entry }: Named, project: string | undefined): boolean =>
  project === undefined
    ? entry.parent === ctx.user.silo_id && hasSilo(ctx, 'viewer')
    : hasProject(ctx, project, 'viewer')

/** An image by id, by name in the project, or by name among the silo's own. */
function imageAsked(ctx: Ctx, { both }: RuleOf<'image'>, given: Given): Named | undefined {
  const value = valueOf(imageItem, given) ?? ''
  const images = ctx.store.table('image')
  if (isUuid(value)) return found(images.get(value))
  const project = find(ctx, projectItem, given)?.entry.key
  const among = (parent: string): Named | undefined => found(images.of(parent).find(({ row }) => row.name === value))
  const inProject = project === undefined ? undefined : among(project)
  // A demotion names a silo image and, as `project`, where it goes.
  return inProject ?? (project === undefined || both ? among(ctx.user.silo_id) : undefined)
}

const found = (entry: Named['entry'] | undefined): Named | undefined =>
  entry === undefined ? undefined : { entity: 'image', entry }
