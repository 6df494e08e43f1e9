import { useSyncExternalStore } from 'react'
import { arabicDigits, type ArabicDigits } from '#platform/shared/values/digits.ts'
import { chooseDigits, currentLanguage, onLanguageChange, type Language } from './language.ts'
import { currentSession, onSessionChange } from './session.ts'

export const themes = ['default', 'semi-dark', 'dark'] as const
export type ThemeName = (typeof themes)[number]
/** The sidebar's colours, dark enough for light text on each. */
export const sidebarColors = {
  ink: '#16181d',
  slate: '#1f2933',
  navy: '#14213d',
  forest: '#12291f',
  plum: '#2a1a2e',
  wine: '#33161a',
} as const
export type SidebarColor = keyof typeof sidebarColors
export const fontSizes = { small: '13px', medium: '14px', large: '16px', larger: '18px' } as const
export const starredLimit = 10

/** What a person has chosen for themselves. Kept in this browser and, when signed in, in the account. */
export interface Settings {
  readonly language: Language
  readonly theme: ThemeName
  readonly color: SidebarColor
  /** Size of one rem, `14px` where nothing was chosen. */
  readonly fontSize: string
  /** Paths of starred pages, as they are visited. */
  readonly starred: readonly string[]
  readonly sidebarClosed: boolean
  readonly speech: boolean
  /** What Arabic is written in. */
  readonly digits: ArabicDigits | 'academy'
}
type Kept = Omit<Settings, 'language'>

/* The names under which the browser keeps each, as published. */
const names = {
  theme: 'theme',
  color: 'PlatformColor',
  fontSize: 'fontSizeBase',
  starred: 'starredPages',
  sidebarClosed: 'sidebarCollapsed',
  speech: 'textToSpeech',
  digits: 'arabicDigits',
} as const
const original: Kept = {
  theme: 'semi-dark',
  color: 'ink',
  fontSize: '14px',
  starred: [],
  sidebarClosed: false,
  speech: false,
  digits: 'academy',
}

const stored = (name: string) => sessionStorage.getItem(name) ?? localStorage.getItem(name)

function readStored(): Kept {
  const starred = stored(names.starred)
  return tidy({
    theme: stored(names.theme),
    color: stored(names.color),
    fontSize: stored(names.fontSize),
    starred: starred ? starred.split('\n') : undefined,
    sidebarClosed: stored(names.sidebarClosed) === 'true',
    speech: stored(names.speech) === 'true',
    digits: stored(names.digits),
  })
}

/** Takes what is valid from anything and the original for the rest. */
function tidy(said: { readonly [Key in keyof Kept]?: unknown }): Kept {
  const size =
    typeof said.fontSize === 'string' && /^(1[2-9]|2[0-4])px$/.test(said.fontSize) ? said.fontSize : original.fontSize
  const starred = Array.isArray(said.starred)
    ? said.starred.filter((each): each is string => typeof each === 'string' && each.startsWith('/'))
    : []
  return {
    theme: themes.find((each) => each === said.theme) ?? original.theme,
    color:
      typeof said.color === 'string' && said.color in sidebarColors ? (said.color as SidebarColor) : original.color,
    fontSize: size,
    starred: starred.slice(0, starredLimit),
    sidebarClosed: said.sidebarClosed === true,
    speech: said.speech === true,
    digits: arabicDigits.find((each) => each === said.digits) ?? original.digits,
  }
}

let kept = readStored()
const ownDigits = () => (kept.digits === 'academy' ? null : kept.digits)
chooseDigits(ownDigits())
let snapshot: Settings = { ...kept, language: currentLanguage() }
const listeners = new Set<() => void>()

function changed(next: Kept) {
  kept = next
  snapshot = { ...kept, language: currentLanguage() }
  for (const [key, name] of Object.entries(names) as [keyof Kept, string][]) {
    const value = kept[key]
    const text = Array.isArray(value) ? value.join('\n') : String(value)
    localStorage.setItem(name, text)
    if (key === 'fontSize') sessionStorage.setItem(name, text)
  }
  for (const listener of listeners) listener()
  chooseDigits(ownDigits())
}
onLanguageChange(() => changed(kept))

export type SettingsSaver = (settings: Settings) => Promise<void>
let loadSaver: (() => Promise<SettingsSaver>) | null = null
let saver: SettingsSaver | null = null
let failed: (() => void) | null = null
/** `apps/web` says how settings reach the account; `onFailure` tells the person that they did not. */
export function saveSettingsBy(load: () => Promise<SettingsSaver>, onFailure: () => void): void {
  loadSaver = load
  failed = onFailure
}

let timer: ReturnType<typeof setTimeout> | undefined
/** Saved a moment later, so that five clicks are one request. */
export function saveToAccount(): void {
  clearTimeout(timer)
  // While an administrator acts as somebody, how pages look stays the administrator's matter.
  if (!currentSession() || currentSession()?.user.acting || !loadSaver) return
  timer = setTimeout(() => void save(), 800)
  // Fetched now, as a page that is being left fetches nothing more.
  void loadSaver().then((loaded) => (saver = loaded), failed)
}

async function save(): Promise<void> {
  timer = undefined
  if (!currentSession()) return
  try {
    saver ??= await loadSaver!()
    await saver(snapshot)
  } catch {
    failed?.()
  }
}
// A tab that is left or closed within that moment saves at once.
addEventListener('pagehide', () => {
  if (timer === undefined) return
  clearTimeout(timer)
  void save()
})
onSessionChange(() => {
  if (currentSession()) return
  clearTimeout(timer)
  timer = undefined
})

export function changeSettings(some: Partial<Kept>): void {
  changed(tidy({ ...kept, ...some }))
  saveToAccount()
}

export const restoreSettings = (): void => changeSettings({ ...original, starred: kept.starred })

/** Takes over what the account holds, after a log-in. */
export function adoptSettings(said: unknown): void {
  if (said && typeof said === 'object') changed(tidy({ ...kept, ...said }))
}

export const currentSettings = (): Settings => snapshot
function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
export const useSettings = (): Settings => useSyncExternalStore(subscribe, currentSettings, currentSettings)
