import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { root } from '../root.ts'
import type { Count } from './step.ts'

export interface Ended {
  readonly code: number
  readonly output: string
}

/** Runs a program in the project's folder. Its output is kept, or shown as it comes. */
export function runProgram(
  command: string,
  flags: readonly string[],
  options: { show?: boolean; env?: Record<string, string> } = {},
): Promise<Ended> {
  return new Promise((resolve) => {
    const child = spawn(command, flags, {
      cwd: root,
      env: { ...process.env, ...options.env },
      stdio: options.show ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    const keep = (chunk: Buffer) => (output += chunk)
    child.stdout?.on('data', keep)
    child.stderr?.on('data', keep)
    child.once('error', (error) => resolve({ code: 1, output: error.message }))
    child.once('exit', (code) => resolve({ code: code ?? 1, output }))
  })
}

/** A tool of the project's packages. */
export const runTool = (tool: string, flags: readonly string[], options?: Parameters<typeof runProgram>[2]) =>
  runProgram(join(root, 'node_modules/.bin', tool), flags, options)

/** A script of the project. */
export const runScript = (file: string, flags: readonly string[] = [], options?: Parameters<typeof runProgram>[2]) =>
  runProgram(process.execPath, ['--disable-warning=ExperimentalWarning', file, ...flags], options)

/** One question, answered by an exit code; what was said matters where the answer is no. */
export const asOneCheck = ({ code, output }: Ended): Count =>
  code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1, said: output.trimEnd() }
