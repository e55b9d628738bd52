/**
 * Every screen while somebody else signs in and its reads are on their way: as it is opened at its address or by a link, and as it asks
 * once more for what it shows. Whatever the other one may see is marked, and stands nowhere on the page of the first one.
 */
import type { BrowserContext, Page } from '@playwright/test'

import { letSeeSystem, signInAs, tellTabs } from '../support/end-of-session.ts'
import { type InPageWalk, prepareWalk, type WalkOnWindow } from '../support/in-page-walk.ts'
import { serverOf } from '../support/mock.ts'
import { expect, test } from '../support/test.ts'
import type { Walked } from '../support/trouble-counts.ts'
import { attached } from '../support/trouble-reporter.ts'
import { addressesOf } from '../support/visit.ts'
import { levels, openStory } from '../support/walk.ts'

const themes = ['light', 'dark'] as const
const first = 'ada-lindqvist'
const second = 'bruno-castell'
const said = `You are now signed in as ${second} in another tab.`
/** What every text of an answer for the other one begins with. */
const mark = 'zz-other-'
/** Fields whose values are texts that pages show as they are. */
const texts =
  /"(name|description|display_name|silo_name|serial|part|model|vendor|user_comment|file_name|user_agent|peer|metric)":"/g

/** Screens that show no such text, not even to somebody who may see all of them. */
const withoutText: Readonly<Record<string, string>> = {
  'rack.list': 'racks have IDs and times',
  'scim_token.detail': 'as above',
  'update_trust_root.detail': 'as above, and a document',
  'tuf_repo.create': 'it asks for a file',
  support_bundle_files: 'its answers are lines and files',
  'address_lot_block.list': 'addresses, which a mark would make unreadable',
  'allow_list.detail': 'as above',
  'allow_list.edit': 'as above',
  'bgp_announce_set_announcement.list': 'as above',
  'bgp_announce_set.edit': 'as above',
  'bgp_config_imported_route.list': 'as above',
  'bgp_config_message_history.list': 'as above',
  'bgp_peer.list': 'addresses, numbers and states',
  'inbound_icmp.detail': 'what is on and what is off',
  'inbound_icmp.edit': 'as above',
}

const userMenu = (page: Page, name: string) => page.getByRole('button', { name: `User menu: ${name}` })

interface Told {
  cairnMixed?: (text: string) => Promise<void>
}

/** From the next page on, tells of each mark on a page that says it is the first one's. */
async function watchMarks(page: Page, tell: (text: string) => void): Promise<void> {
  await page.exposeFunction('cairnMixed', tell)
  await page.addInitScript(
    ([whose, text]) => {
      const look = (): void => {
        if (document.querySelector(`[aria-label="User menu: ${whose}"]`) === null) return
        const found = [...document.querySelectorAll('main, dialog[open]')].find((part) =>
          part.textContent.includes(text),
        )
        const at = found?.textContent.indexOf(text) ?? 0
        if (found) void (window as unknown as Told).cairnMixed?.(found.textContent.slice(Math.max(0, at - 40), at + 80))
      }
      new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true })
    },
    [first, mark] as const,
  )
}

interface Gate {
  /** Reads wait from now on. */
  shut: () => void
  open: () => void
}

/** Whatever pages read waits while the gate is shut, but who is signed in. */
async function gateOf(page: Page): Promise<Gate> {
  let gate: PromiseWithResolvers<void> | undefined
  await page.route(/\/(?:v1|experimental)\/(?!me$|login|logout)/, async (route) => {
    await gate?.promise
    await route.fallback().catch(() => undefined)
  })
  return {
    shut: () => (gate ??= Promise.withResolvers()),
    open: () => {
      gate?.resolve()
      gate = undefined
    },
  }
}

/** What the other one is answered has the mark. */
function markAnswers(page: Page, isOther: () => boolean): void {
  serverOf(page).rewrite((text, { pathname }) =>
    isOther() && !pathname.endsWith('/v1/me') ? text.replaceAll(texts, `"$1":"${mark}`) : text,
  )
}

/** Nothing is on its way any more, also where the page is loaded again meanwhile. */
async function quiet(page: Page): Promise<void> {
  const wait = () =>
    page.evaluate(async () => {
      const { cairnWalk } = window as unknown as WalkOnWindow
      await cairnWalk.quiet()
      await cairnWalk.until(() => !cairnWalk.isBusy())
    })
  await wait().catch(async () => {
    await page.waitForLoadState()
    await wait()
  })
}

const go = (page: Page, address: string): Promise<void> =>
  page.evaluate((to) => (window as unknown as { cairnWalk: Pick<InPageWalk, 'go'> }).cairnWalk.go(to), address)

/** Answers are as old as that by now. */
const age = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const ahead = Date.now() + 10_000 - performance.now()
    Date.now = () => ahead + performance.now()
  })

/** How a page comes to know that somebody else is signed in. */
const news: readonly ((page: Page) => Promise<unknown>)[] = [
  tellTabs,
  (page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange'))),
]

/** The page says it, or is that of the other one as a whole. */
const knows = (page: Page) => page.getByText(said).or(userMenu(page, second)).first()

interface Walker {
  page: Page
  context: BrowserContext
  gate: Gate
  become: (isOther: boolean) => void
  /** What was seen of the other one since this was asked last. */
  mixed: () => string[]
}

/** What stands on the page by now. */
const stands = async (page: Page): Promise<boolean> =>
  (await userMenu(page, first).isVisible()) && (await page.locator('main').textContent())?.includes(mark) === true

async function oneScreen({ page, context, gate, become, mixed }: Walker, address: string, at: number) {
  const wrong: string[] = []
  const tell = news[at % news.length] ?? tellTabs
  const swap = async (): Promise<void> => {
    become(true)
    expect(await signInAs(page, second)).toBe(204)
  }
  // It knows before the answers are there, and may be that of the other one as a whole then.
  const learn = async (): Promise<void> => {
    const asked = page.waitForResponse(/\/v1\/me$/)
    await tell(page)
    await (await asked).finished()
    gate.open()
    await expect(knows(page), address).toBeVisible()
    await quiet(page)
  }
  const back = async (): Promise<void> => {
    become(false)
    await context.clearCookies()
  }

  // It asks once more for what it shows.
  await page.goto(address)
  // Code of parts that come when they are seen is on its way too: what they ask then is still the first one's.
  await page.waitForLoadState('networkidle')
  await quiet(page)
  // An address that leads on is left for another page, which may be that of the other one as a whole.
  const leadsOn = new URL(page.url()).pathname !== new URL(address, page.url()).pathname
  const isLate = at % 3 === 2
  // What looks after the page comes a moment after it.
  if (isLate || at % 2 === 1) await page.locator('[data-announced=page]').waitFor({ state: 'attached' })
  await age(page)
  gate.shut()
  await go(page, `${address}${address.includes('?') ? '&' : '?'}again=1`)
  await swap()
  if (isLate) {
    // It is known only when the answers are there, also of what is read when it is seen.
    gate.open()
    await quiet(page)
    await page.evaluate(() => document.querySelector('main')?.lastElementChild?.scrollIntoView({ block: 'end' }))
    await quiet(page)
    mixed()
    await tell(page)
    await expect(page.getByText(said).first(), address).toBeVisible()
    await quiet(page)
    mixed()
  } else if (leadsOn) {
    await learn()
  } else {
    await tell(page)
    await expect(page.getByText(said).first(), address).toBeVisible()
    gate.open()
    await quiet(page)
  }
  if (await stands(page)) wrong.push(`asked once more, shows: ${(await page.locator('main').textContent()) ?? ''}`)
  await back()
  await tellTabs(page)
  await expect(page.getByText(said), address).toHaveCount(0)
  await quiet(page)
  wrong.push(...mixed().map((text) => `asked once more: ${text}`))

  // It is opened.
  const isLink = at % 4 < 2
  if (isLink) {
    await go(page, address.startsWith('/settings/profile') ? '/projects' : '/settings/profile')
    await quiet(page)
    await age(page)
    gate.shut()
    await go(page, address)
  } else {
    gate.shut()
    const who = page.waitForResponse(/\/v1\/me$/)
    await page.goto(address, { waitUntil: 'commit' })
    await (await who).finished()
    await page.evaluate(() => new Promise(requestAnimationFrame))
  }
  await swap()
  await learn()
  if (await stands(page)) wrong.push(`opened, shows: ${(await page.locator('main').textContent()) ?? ''}`)
  wrong.push(...mixed().map((text) => `opened: ${text}`))

  // The other one sees the marks: what was looked for could be seen.
  await page.goto(address)
  await quiet(page)
  const isMarked = (await page.locator('body').textContent())?.includes(mark) === true
  await back()
  mixed()
  return { wrong: wrong.map((text) => text.slice(0, 300)), isMarked }
}

/** Of the pages of the system somebody may see nothing: they are walked with such a person, and with one who sees what they show. */
const walks = Object.entries(levels).flatMap(([level, screens = []], place) => {
  const walk = { level, screens, theme: themes[place % 2] ?? 'light', seesSystem: false }
  const other = { ...walk, theme: themes[(place + 1) % 2] ?? 'light', seesSystem: true }
  return level.startsWith('system') ? [walk, other] : [walk]
})

for (const { level, screens, theme, seesSystem } of walks) {
  const who = seesSystem ? 'somebody else who may see the system' : 'somebody else'
  test(`${who} signs in while reads of ${level} are on their way, ${theme}`, async ({ page, context, watch }) => {
    test.setTimeout(1_800_000)
    watch.allowFailures()
    watch.allowUnreadable()
    await page.emulateMedia({ colorScheme: theme })
    const own = new Set(screens.map(([id]) => id))
    const addresses = [...addressesOf(await openStory(page))].filter(([, id]) => own.has(id))
    if (seesSystem) await letSeeSystem(page, second)
    let isOther = false
    const seen: string[] = []
    markAnswers(page, () => isOther)
    await prepareWalk(page)
    await watchMarks(page, (text) => void seen.push(text))
    const walker: Walker = {
      page,
      context,
      gate: await gateOf(page),
      become: (now) => (isOther = now),
      mixed: () => seen.splice(0),
    }
    const wrong: string[] = []
    const unmarked: string[] = []
    for (const [at, [address, id]] of addresses.entries()) {
      const { wrong: found, isMarked } = await oneScreen(walker, address, at)
      if (!isMarked) unmarked.push(id)
      wrong.push(...found.map((what) => `${id} ${address}: ${what}`))
    }
    expect(wrong).toEqual([])
    if (seesSystem) expect(unmarked.filter((id) => !Object.hasOwn(withoutText, id))).toEqual([])
    const marked = addresses.length - unmarked.length
    const walked: Walked = {
      trouble: `${who} signs in while it reads`,
      theme,
      screens: addresses.length,
      more: `twice each; ${marked} show the other one something of their own`,
    }
    await test.info().attach(attached, { body: JSON.stringify(walked) })
  })
}
