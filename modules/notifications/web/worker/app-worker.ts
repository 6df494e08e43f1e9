import { showMessages } from './messages.ts'

showMessages()
