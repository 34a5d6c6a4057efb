/** Mounts the Svelte component. */
import { mount } from 'svelte';
import Page from './svelte.svelte';

mount(Page, { target: document.getElementById('app') });
