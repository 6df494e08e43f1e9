/*
 * On the log-in page the server sends the form as markup, so that people type while the code is still on its way. The
 * markup is as a browser sees it that was never here: others have the code already, and settings that it does not know.
 */
import { logInEarly, takeLogInBack } from './log-in.ts'

export function showSight(): void {
  if (localStorage.length > 0 || sessionStorage.length > 0) {
    document.documentElement.dataset['sight'] = 'none'
    return
  }
  addEventListener('click', remember, true)
  addEventListener('input', (event) => sightOf(event) && takeLogInBack(), true)
  addEventListener('pointerdown', (event) => holding(event, true), true)
  for (const end of ['pointerup', 'pointercancel'])
    addEventListener(end, (event) => setTimeout(() => holding(event, false)), true)
}

const sightOf = ({ target }: Event) => (target instanceof Element ? target.closest<HTMLElement>('#sight') : null)

/** A press that comes before the code does is done when it is there: what was pressed is kept by its place. */
function remember(event: Event): void {
  const sight = sightOf(event)
  const pressed = event.target instanceof Element && event.target.closest('button, a')
  if (!sight || !pressed) return
  event.preventDefault()
  sight.dataset['pressed'] = String([...sight.querySelectorAll('button, a')].indexOf(pressed))
  for (const former of sight.querySelectorAll('[data-waiting]')) former.removeAttribute('data-waiting')
  pressed.setAttribute('data-waiting', '')
  if (pressed.matches('[type=submit]')) logInEarly(sight)
  else takeLogInBack()
}

/** While a finger is on it, the form is not changed for the other one. */
function holding(event: Event, isDown: boolean): void {
  const sight = document.getElementById('sight')
  if (!sight) return
  if (isDown && sightOf(event)) sight.dataset['held'] = ''
  if (!isDown && 'held' in sight.dataset) {
    delete sight.dataset['held']
    sight.dispatchEvent(new Event('released'))
  }
}
