import { expect } from 'vitest';
import type { Library } from '../library';

const story = 'role=textbox[name="Story"]';

export const tiptap: Library = {
  name: '@tiptap/core',
  page: 'pages/tiptap.js',
  goals: [
    {
      goal: 'type behind what is there',
      steps: [['type', story, ', and more']],
      state: { html: '<p>first line, and more</p>' },
    },
    { goal: 'replace everything', steps: [['fill', story, 'new text']], state: { html: '<p>new text</p>' } },
    {
      goal: 'write two paragraphs',
      steps: [['fill', story, 'one\n\ntwo']],
      state: { html: '<p>one</p><p></p><p>two</p>' },
    },
    { goal: 'empty it', steps: [['clear', story]], state: { html: '<p></p>' } },
    {
      goal: 'make everything bold by keys',
      steps: [
        ['press', story, 'Control+a'],
        ['press', story, 'Control+b'],
      ],
      state: { html: '<p><strong>first line</strong></p>' },
    },
    {
      goal: 'make everything bold by the toolbar',
      steps: [
        ['press', story, 'Control+a'],
        ['click', 'text=Bold'],
      ],
      state: { html: '<p><strong>first line</strong></p>' },
    },
    {
      goal: 'make a heading',
      steps: [
        ['click', story],
        ['click', 'text=Heading'],
      ],
      state: { html: '<h2>first line</h2><p></p>' },
    },
    {
      goal: 'make a heading by typing ##',
      steps: [
        ['clear', story],
        ['type', story, '## Title'],
      ],
      state: { html: '<h2>Title</h2><p></p>' },
    },
    {
      goal: 'write a list',
      steps: [
        ['clear', story],
        ['type', story, '- milk\nrum'],
      ],
      state: { html: '<ul><li><p>milk</p></li><li><p>rum</p></li></ul><p></p>' },
    },
    {
      goal: 'leave a list with Enter twice',
      steps: [
        ['clear', story],
        ['type', story, '1. one\n\nafter'],
      ],
      state: { html: '<ol><li><p>one</p></li></ol><p>after</p><p></p>' },
    },
    {
      goal: 'mention Grace by a click',
      steps: [
        ['clear', story],
        ['type', story, 'Hi @G'],
        ['click', 'role=option[name="Grace"]'],
      ],
      state: { html: expect.stringMatching(/^<p>Hi <span[^>]*>@Grace<.span> <.p>$/) },
    },
    {
      goal: 'mention Alan by Enter',
      steps: [
        ['clear', story],
        ['type', story, '@al'],
        ['press', story, 'Enter'],
      ],
      state: { html: expect.stringMatching(/^<p><span[^>]*>@Alan<.span> <.p>$/) },
    },
    {
      goal: 'undo what was typed',
      steps: [
        ['type', story, '!!'],
        ['press', story, 'Control+z'],
      ],
      state: { html: '<p>first line</p>' },
    },
    {
      goal: 'type bold words among others',
      steps: [
        ['clear', story],
        ['type', story, 'plain '],
        ['press', story, 'Control+b'],
        ['type', story, 'loud'],
      ],
      state: { html: '<p>plain <strong>loud</strong></p>' },
    },
    {
      goal: 'write bold by asterisks',
      steps: [
        ['clear', story],
        ['type', story, 'a **b** c'],
      ],
      state: { html: '<p>a <strong>b</strong> c</p>' },
    },
  ],
};
