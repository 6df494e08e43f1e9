// The page that shows /openapi.json. Text goes in as text: no markup is ever made of what the document says.

/** @param {string} name @param {Record<string, string>} attributes @param {(Node | string)[]} children */
function make(name, attributes = {}, ...children) {
  const element = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
  element.append(...children)
  return element
}

const byId = (id) => document.getElementById(id)
const document31 = await (await fetch('/openapi.json')).json()
const schemas = document31.components.schemas

const methods = ['get', 'post', 'put', 'delete']
const calls = Object.entries(document31.paths).flatMap(([path, item]) =>
  methods.filter((method) => item[method]).map((method) => ({ path, method: method.toUpperCase(), ...item[method] })),
)

/** A schema as a reader writes a type: `{ ID: integer, Name: string }`. */
function typeText(schema, depth = 0, seen = []) {
  if (!schema || Object.keys(schema).length === 0) return 'any'
  if (schema.$ref) {
    const name = schema.$ref.split('/').pop()
    if (seen.includes(name) || depth > 5) return name
    return typeText(schemas[name], depth, [...seen, name])
  }
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ')
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return choices.map((each) => typeText(each, depth, seen)).join(' | ')
  if (schema.allOf) return schema.allOf.map((each) => typeText(each, depth, seen)).join(' & ')
  if (schema.type === 'array') return `${typeText(schema.items, depth, seen)}[]`
  if (schema.type === 'object' && schema.properties) return objectText(schema, depth, seen)
  if (schema.type === 'object' && typeof schema.additionalProperties === 'object') {
    return `{ [key]: ${typeText(schema.additionalProperties, depth, seen)} }`
  }
  return [schema.type ?? 'any', schema.format && `(${schema.format})`].flat().filter(Boolean).join(' ')
}

function objectText(schema, depth, seen) {
  const indent = '  '.repeat(depth + 1)
  const lines = Object.entries(schema.properties).map(([key, value]) => {
    const optional = schema.required?.includes(key) ? '' : '?'
    return `${indent}${key}${optional}: ${typeText(value, depth + 1, seen)}`
  })
  return lines.length > 0 ? `{\n${lines.join('\n')}\n${'  '.repeat(depth)}}` : '{}'
}

function limitsText(schema) {
  const { minimum, maximum, minLength, maxLength, pattern, default: standard } = schema
  const parts = []
  if (minimum !== undefined && minimum > -1e9) parts.push(`from ${minimum}`)
  if (maximum !== undefined && maximum < 2147483647) parts.push(`to ${maximum}`)
  if (minLength) parts.push(`${minLength} or more characters`)
  if (maxLength) parts.push(`${maxLength} characters at most`)
  if (pattern) parts.push(`like ${pattern}`)
  if (standard !== undefined) parts.push(`${JSON.stringify(standard)} where left out`)
  return parts.length > 0 ? `, ${parts.join(', ')}` : ''
}

function list(title, rows) {
  if (rows.length === 0) return []
  const entries = rows.flatMap(([term, text, needed]) => [
    make('dt', needed ? { class: 'needed' } : {}, term),
    make('dd', {}, text),
  ])
  return [make('h3', {}, title), make('dl', {}, ...entries)]
}

function shape(title, content) {
  const media = content && Object.entries(content)[0]
  if (!media) return []
  const [type, { schema }] = media
  const label = type === 'application/json' ? title : `${title} (${type})`
  return [make('h3', {}, label), make('pre', { tabindex: '0' }, schema ? typeText(schema) : 'bytes')]
}

function details(call) {
  const own = new Map(call['x-refusals'].map((refusal) => [refusal.code, refusal.status]))
  return make(
    'div',
    { class: 'body' },
    ...list('Who', [[call['x-who'], call['x-rights'].join(', ')]]),
    ...list(
      'Query',
      call.parameters
        .filter((each) => each.in === 'query')
        .map((each) => [each.name, typeText(each.schema) + limitsText(each.schema), each.required]),
    ),
    ...shape('Body', call.requestBody?.content),
    ...shape('Reply', call.responses['200'].content),
    ...list(
      'Refusals of its own',
      [...own].map(([code, status]) => [code, String(status)]),
    ),
    ...list(
      'Statuses',
      Object.entries(call.responses).map(([status, response]) => [status, response.description.replaceAll('`', '')]),
    ),
  )
}

function entry(call) {
  const writes = call['x-effect'] === 'writes'
  const summary = make(
    'summary',
    {},
    make('span', { class: `method ${call.method}` }, call.method),
    make('span', { class: 'path' }, call.path),
    make(
      'span',
      { class: 'marks' },
      make('span', writes ? { class: 'writes' } : {}, writes ? 'writes' : 'reads'),
      make('span', {}, call['x-who']),
    ),
    make('span', { class: 'about' }, call.summary.replaceAll('`', '')),
  )
  const element = make('details', { id: call.operationId }, summary)
  element.addEventListener('toggle', () => {
    if (!element.open) return
    if (element.children.length === 1) element.append(details(call))
    history.replaceState(null, '', `#${call.operationId}`)
  })
  return element
}

const haystack = new Map(
  calls.map((call) => [
    call,
    [
      call.method,
      call.path,
      call.operationId,
      call.summary,
      call['x-who'],
      ...call['x-refusals'].map((each) => each.code),
    ]
      .join(' ')
      .toLowerCase(),
  ]),
)

function show() {
  const words = byId('search').value.toLowerCase().split(/\s+/).filter(Boolean)
  const writesOnly = byId('writes').checked
  const found = calls.filter(
    (call) =>
      words.every((word) => haystack.get(call).includes(word)) && (!writesOnly || call['x-effect'] === 'writes'),
  )
  const groups = document31.tags
    .map(({ name }) => [name, found.filter((call) => call.tags[0] === name)])
    .filter(([, members]) => members.length > 0)
  byId('groups').replaceChildren(
    ...groups.map(([name, members]) => make('a', { href: `#${name}` }, name, make('span', {}, String(members.length)))),
  )
  byId('calls').replaceChildren(
    ...(groups.length > 0
      ? groups.map(([name, members]) => make('section', {}, make('h2', { id: name }, name), ...members.map(entry)))
      : [make('p', { class: 'note' }, 'No call matches. Try fewer words.')]),
  )
  byId('calls').removeAttribute('aria-busy')
}

byId('search').addEventListener('input', show)
byId('writes').addEventListener('change', show)
show()
const wanted = location.hash && byId(location.hash.slice(1))
if (wanted) {
  if (wanted.tagName === 'DETAILS') wanted.open = true
  wanted.scrollIntoView()
}
