/** The popup. */
import { render } from 'preact';
import { element } from '../../ui/element';
import { Popup } from '../../ui/popup/popup';

render(<Popup />, element('popup'));
