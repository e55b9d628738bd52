/**
 * What only some browsers have. TypeScript's own types hold nothing that a single engine has; of what two have, these names were
 * found to be missing in Firefox 140 by asking it for every one of them. The rest is known to be missing in Safari, or is Chromium's
 * alone and has no types.
 */
import ts from 'typescript'

import { lineOf, walk } from './source.ts'
import type { SourceFile, Violation } from './source.ts'

const words = (text: string): readonly string[] => text.trim().split(/\s+/)

/** Properties of `window`, and other names that mean something else elsewhere. */
const ofWindow = new Set(
  words('navigation scheduler orientation trustedTypes chrome serial keyboard memory connection'),
)

const notEverywhere = new Set([
  ...ofWindow,
  // Missing in Firefox: members.
  ...words(`activeViewTransition automationRate canShare canConstructInDedicatedWorker cancelAndHoldAtTime caretRangeFromPoint
    checkEnclosure checkIntersection closedBy commandForElement computedStyleMap customElementRegistry disableRemotePlayback
    exitPictureInPicture getComposedRanges getEnclosureList getIntersectionList getOrInsert getOrInsertComputed
    hasUAVisualTransition interactionCount interactionId pictureInPictureEnabled playsInline requestPictureInPicture scrollMargin
    shadowRootCustomElementRegistry startViewTransition vibrate vibrationActuator writingSuggestions`),
  // Missing in Firefox: globals.
  ...words(`CSSStyleValue CSSUnitValue CSSNumericValue CSSPositionTryRule CSSScopeRule CommandEvent DigitalCredential GPU ImageCapture
    MediaSourceHandle NavigateEvent Navigation NavigationHistoryEntry NavigationTransition PageRevealEvent PageSwapEvent
    PaymentRequest PictureInPictureWindow RemotePlayback ReportingObserver Sanitizer Scheduler ScrollTimeline
    SpeechRecognitionResult StylePropertyMap TaskController TaskSignal Touch TouchEvent URLPattern ViewTimeline ViewTransition`),
  // Missing in Safari.
  ...words('requestIdleCallback cancelIdleCallback BackgroundFetchManager deviceMemory getBattery'),
  // Chromium's alone.
  ...words(`BarcodeDetector CloseWatcher EyeDropper FaceDetector IdleDetector LanguageModel NDEFReader PressureObserver Translator
    userAgentData bluetooth documentPictureInPicture fetchLater getInstalledRelatedApps hid launchQueue
    measureUserAgentSpecificMemory moveBefore queryLocalFonts showDirectoryPicker showOpenFilePicker showSaveFilePicker usb
    webkitRequestFileSystem`),
])

/** What pages are drawn with that only some browsers have, and that would be missed. */
const stylesNotEverywhere =
  /(?:anchor|sibling-(?:index|count)|calc-size|if)\(|@(?:function|scope|starting-style|view-transition)\b|\b(?:allow-discrete|anchor-name|(?:animation|scroll|view)-timeline|content-visibility|corner-shape|field-sizing|interpolate-size|position-(?:anchor|area|try)|reading-flow|text-box-trim|view-transition-name)\s*:?/g

/** The same as classes and attributes. */
const markupNotEverywhere =
  /(?<=["'`\s])(?:field-sizing-\w+|starting:[a-z[]|transition-discrete)|\[(?:anchor-name|content-visibility|field-sizing|position-anchor|view-transition-name):|\b(?:closedby|closedBy|command[fF]or|interest[fF]or)=|popover="hint"|hidden="until-found"|contentEditable="plaintext-only"/g

/** Styles, classes and attributes that would be missing in some browsers. */
export const unguardedStyles = ({ path, text }: SourceFile): Violation[] =>
  text.split('\n').flatMap((content, at) =>
    [...content.matchAll(path.endsWith('.css') ? stylesNotEverywhere : markupNotEverywhere)].map(([name]) => ({
      path,
      line: at + 1,
      message: `uses ${name}, which not all browsers have: draw it in a way that all of them know`,
    })),
  )

/** Where such a name is used, as there is another way for browsers that lack it: which, the file says. */
const withAnotherWay: Readonly<Record<string, readonly string[]>> = {
  'src/app/prefetch/prefetch.ts': ['connection'],
  'src/features/support-bundle/place.ts': ['showSaveFilePicker'],
  'src/lib/leaving.ts': ['navigation'],
  'src/lib/when-idle.ts': ['requestIdleCallback', 'cancelIdleCallback'],
  'src/mock/browser/service-worker.js': ['URLPattern'],
}

/** Files that have another way for a name, and no longer use it. */
export const needless = (files: readonly SourceFile[]): string[] =>
  Object.entries(withAnotherWay).flatMap(([path, names]) => {
    const used = files.filter((file) => file.path === path).flatMap(namesIn)
    return names.filter((name) => !used.some((one) => one.name === name)).map((name) => `${path} ${name}`)
  })

/** Names that not all browsers know and that have no other way in this file. */
export const unguarded = (file: SourceFile): Violation[] =>
  namesIn(file)
    .filter(({ name }) => withAnotherWay[file.path]?.includes(name) !== true)
    .map(({ name, line }) => ({
      path: file.path,
      line,
      message: `uses ${name}, which not all browsers have: find another way for those, and name it in tests/architecture/web-apis.ts`,
    }))

function namesIn({ path, text }: SourceFile): { name: string; line: number }[] {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  // With the way from a name to what it stands in.
  const tree = ts.createSourceFile(path, text, ts.ScriptTarget.ES2024, true, kind)
  const found: { name: string; line: number }[] = []
  walk(tree, (node) => {
    const isName = ts.isIdentifier(node) || ts.isStringLiteral(node)
    if (!isName || !notEverywhere.has(node.text)) return
    if (ofWindow.has(node.text) && !isOfBrowser(node)) return
    if (ts.isIdentifier(node) && isDeclared(node)) return
    found.push({ name: node.text, line: lineOf(tree, node.getStart(tree)) })
  })
  return found
}

const browser = new Set(['window', 'globalThis', 'self', 'navigator', 'screen', 'performance'])

/** `window.scheduler`, `Reflect.get(navigator, 'connection')`, `'navigation' in window`. */
function isOfBrowser(node: ts.Node): boolean {
  const { parent } = node
  const near = ts.isPropertyAccessExpression(parent)
    ? [parent.expression]
    : ts.isCallExpression(parent)
      ? parent.arguments
      : ts.isBinaryExpression(parent)
        ? [parent.right]
        : []
  return near.some((one) => ts.isIdentifier(one) && browser.has(one.text))
}

/** A property, parameter or import of our own that happens to have the name. */
const isDeclared = ({ parent }: ts.Identifier): boolean =>
  ts.isPropertyAssignment(parent) ||
  ts.isPropertySignature(parent) ||
  ts.isBindingElement(parent) ||
  ts.isImportSpecifier(parent) ||
  ts.isJsxAttribute(parent)
