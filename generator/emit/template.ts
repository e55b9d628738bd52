/** Renders the Handlebars templates of `templates/`: logic-free, no escaping (they make source, not HTML). */
import { readFileSync } from 'node:fs'
import Handlebars from 'handlebars'

const engine = Handlebars.create()
const compiled = new Map<string, HandlebarsTemplateDelegate>()

/** Fills `templates/<name>.hbs` with a view model. An unknown key in the template is an error, not an empty string. */
export function render(name: string, view: object): string {
  let template = compiled.get(name)
  if (template === undefined) {
    const source = readFileSync(new URL(`../../templates/${name}.hbs`, import.meta.url), 'utf8')
    template = engine.compile(source, { noEscape: true, strict: true })
    compiled.set(name, template)
  }
  return template(view)
}

/** First lines of every emitted TypeScript file. `source` names the input it came from. */
export const header = (source: string): string =>
  `// Generated from ${source} by \`npm run generate\`. Do not edit: change the source or add an override.\n`
