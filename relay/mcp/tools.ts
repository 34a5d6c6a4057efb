import type { Tool } from './tool';
import { act } from './tools/act';
import { ask } from './tools/ask';
import { close } from './tools/close';
import { look } from './tools/look';
import { open } from './tools/open';
import { read } from './tools/read';
import { screenshot } from './tools/screenshot';
import { tabs } from './tools/tabs';
import { task } from './tools/task/task';

/** All tools, in the order in which clients are told of them. It never changes: clients cache what comes first. */
export const tools: readonly Tool[] = [open, look, act, read, ask, task, screenshot, tabs, close];
