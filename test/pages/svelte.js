/** Puts the Svelte component into the page. */
import { mount } from 'svelte';
import Page from './svelte.svelte';

mount(Page, { target: document.getElementById('app') });
